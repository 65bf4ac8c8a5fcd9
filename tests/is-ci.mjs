/** If a CI runs the tests, none of them may be left out. */
export const isCi = () => !['', '0', 'false'].includes(process.env.CI ?? '')
