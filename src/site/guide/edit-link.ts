/** Where a page is corrected. The project names no public repository, so whoever builds the site may. */

/** The folder of the sources in a web editor, such as `https://git.example.org/storage/headroom/edit/main/`. */
const editor = process.env['EDIT_URL'];

export type Edit = {
  /** The file to edit, from the root of the project. */
  readonly file: string;
  /** Where it can be edited at once, if `EDIT_URL` was set for the build. */
  readonly url?: string;
};

/**
 * Where is this page's text edited?
 * @param root where the sources are edited in a browser, if anywhere
 * @throws where that is no web address: a link that leads nowhere must not be built
 */
export function editOf(file: string, root = editor): Edit {
  if (!root) return { file };
  const base = URL.parse(root.endsWith('/') ? root : `${root}/`);
  if (!base || !/^https?:$/.test(base.protocol))
    throw new Error(`EDIT_URL must be a web address such as https://…/edit/main/, not “${root}”.`);
  return { file, url: new URL(file.split('/').map(encodeURIComponent).join('/'), base).href };
}
