/** What the project's own package.json says, for pages to print. */
import project from '../../package.json' with { type: 'json' };

export const { license } = project;

/** The address of the public repository; nothing as long as package.json names none. */
export const repository = (project as { repository?: { url?: string } }).repository?.url?.replace(
  /^git\+|\.git$/g,
  '',
);
