declare namespace App {
  interface Locals {
    /** Ids of the documents listed at the end of this page; a citation in the text is a place in this list. */
    sources?: readonly string[];
    /** The page as it is written, so that a component can report its line. */
    written?: import('./content-checks/tags.ts').Written;
  }
}
