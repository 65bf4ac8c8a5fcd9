/** A path as Remix compares it: each part decoded, but for a slash in it, and slashes at the end left out. */
export const asMatched = (path: string) => (path.includes('%') ? decoded(path) : path).replace(/\/+$/, '') || '/'

const decoded = (path: string) =>
  path
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    .join('/')
