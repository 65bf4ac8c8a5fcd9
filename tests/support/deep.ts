/**
 * `npm run test:deep`: everything at its full length. Files named `*.deep.test.ts` and `*.deep.spec.ts` run only there;
 * other files may keep a part for it.
 */
export const DEEP = process.env.TESTS === 'deep'
