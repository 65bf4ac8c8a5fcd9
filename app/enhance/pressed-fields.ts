/** What a form sends by one of its buttons. */

export type Choice = readonly [name: string, value: string]

/** The name of buttons that choose no value. */
const INTENT = 'intent'

/**
 * @param waiting choices of earlier presses that no answer has shown yet: they are sent along, as their requests may not have arrived
 * @returns `chosen`: with the own choice; null: the browser cannot tell what a button adds
 */
export function bodyOf(form: HTMLFormElement, button: HTMLButtonElement, waiting: readonly Choice[]) {
  const fields = new FormData(form, button)
  const { name, value } = button
  if (name && !fields.getAll(name).includes(value)) return null
  const isChoice = name && name !== INTENT
  // A field of the same name that is filled in comes later than these, and means another choice.
  const earlier = name === INTENT ? [] : waiting.filter(([one]) => !fields.get(one))
  const body = new URLSearchParams([...earlier, ...fields] as unknown as string[][])
  return { body: `${body}`, chosen: isChoice ? [...earlier, [name, value] as const] : earlier }
}
