declare namespace App {
  interface Locals {
    /** Ids of the documents listed at the end of this page; a citation in the text is a place in this list. */
    sources?: readonly string[];
  }
}
