/**
 * `npm run test:deep`: everything at its full length. Files named `*.deep.test.ts` and `*.deep.spec.ts` run there alone; in a
 * file of `npm test` a part may be kept for it.
 */
export const DEEP = process.env.TESTS === 'deep'
