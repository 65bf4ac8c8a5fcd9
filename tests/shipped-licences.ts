/**
 * The licences under which packages may be shipped, and why. A new one needs a line here, and somebody who has read it.
 */
export const ALLOWED: Record<string, string> = {
  MIT: 'anything, as long as its text goes along: for browsers in /licences.txt, else in the packages themselves (but see NO_TEXT)',
  'BSD-3-Clause': 'the same, and nobody may be named as recommending us: nobody is',
  ISC: 'the same in other words',
  'Apache-2.0': 'the same, with a grant of patents; changes are to be named, and none are made',
  Unlicense: 'no condition at all',
  'OFL-1.1':
    'letters may be embedded and passed on with their text, and not be sold by themselves: they go into PDFs only',
}

/**
 * Packages that name a licence without its text: they are installed as their authors publish them, and browsers get
 * none of them (vite.config.ts would not build). Whoever passes on an image adds the text of MIT with their authors'
 * names.
 */
export const NO_TEXT = [
  '@hono/zod-openapi',
  '@hono/zod-validator',
  '@redis/bloom',
  '@redis/client',
  '@redis/json',
  '@redis/search',
  '@redis/time-series',
  '@remix-run/web-stream',
  '@web3-storage/multipart-parser',
  'brotli',
  'data-uri-to-buffer',
  'dfa',
  'fontkit',
  'koa-compose',
  'redis',
  'stream-slice',
  'web-encoding',
]

/** For packages without a licence in their `package.json`: the file that contains it, and words of it. */
export const LICENCE_BY_HAND: Record<string, { licence: string; file: string; words: string }> = {
  'png-js': { licence: 'MIT', file: 'LICENSE', words: 'MIT License' },
}
