/** How much a JSON text holds, so that a file that is made to hurt is refused before more is made of it. */

const [QUOTE, BACKSLASH, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [...'"\\,[]{}'].map((one) => one.charCodeAt(0))

/**
 * How deep lists and objects lie within each other, and how many values there are at least, outside of texts; counted before
 * anything is built from them.
 */
export function extentOf(text: string): { depth: number; values: number } {
  let [depth, deepest, values, inText] = [0, 0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (inText) {
      if (character === BACKSLASH) at++
      else if (character === QUOTE) inText = false
    } else if (character === QUOTE) inText = true
    else if (character === COMMA) values++
    else if (character === LIST || character === OBJECT) {
      values++
      deepest = Math.max(deepest, ++depth)
    } else if (character === LIST_END || character === OBJECT_END) depth--
  }
  return { depth: deepest, values }
}

/** How many values, objects and lists lie in one; null: more than so many, or one with a name that is barred. */
export function valuesIn(
  value: unknown,
  most: number,
  isBarred: (name: string) => boolean = () => false,
): number | null {
  const all = [value]
  for (let at = 0; at < all.length; at++) {
    const one = all[at]
    if (typeof one !== 'object' || one === null) continue
    for (const name of Object.keys(one)) {
      if (isBarred(name) || all.length >= most) return null
      all.push((one as Record<string, unknown>)[name])
    }
  }
  return all.length
}
