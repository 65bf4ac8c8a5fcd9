/** Whether the Node that runs is one that the product runs on. Plain JavaScript of any age: an old Node must be able to read it. */

const numbersOf = (version) => version.split('.').map(Number)

const isAtLeast = (version, least) => {
  const place = least.findIndex((number, index) => number !== version[index])
  return place === -1 || version[place] > least[place]
}

/** One `^1.2.3` or `>=1.2.3`, which is all that `engines` in package.json uses. @throws for any other form */
function fits(version, form) {
  const [, sign, least] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(form) || []
  if (!least) throw new Error(`not a range of versions that is understood here: ${form}`)
  const [major] = numbersOf(least)
  return isAtLeast(version, numbersOf(least)) && (sign === '>=' || version[0] === major)
}

/**
 * @param version as `process.versions.node` says it: `24.22.3`
 * @param range `engines.node` of package.json
 * @returns a line that says what is wrong, or null
 */
export function nodeProblem(version, range) {
  const [released] = version.split('-')
  if (range.split(' || ').some((form) => fits(numbersOf(released), form))) return null
  return `Node ${version} does not run this: ${range} is needed. On Linux with x64, npm ci brings it and npm run uses it; elsewhere install it.`
}
