/** A page as it came, without its style: only a browser knows what is visible. */
import { type BoundFunctions, configure, type queries, within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { LANGUAGES, literally, TEXT } from './words'

configure({
  // Without printing the whole page, which nobody reads.
  getElementError: (message) => new Error(message?.split('\n\n')[0]),
})

/** What can be found in a part of a page, by role and words. */
export type Found = BoundFunctions<typeof queries>
export type Screen = ReturnType<typeof screenOf>

const FIELD_ROLES = ['textbox', 'combobox', 'radiogroup', 'checkbox', 'group', 'spinbutton'] as const

export function screenOf(html: string, url: string) {
  const { window } = new JSDOM(html.replace(/<style[^>]*>.*?<\/style>/gs, ''), { url })
  const { document } = window
  rememberStyles(window)
  const all: Found = within(document.body)
  return {
    html,
    document,
    url: new URL(url),
    title: document.title,
    all,
    main: within(document.querySelector('main') ?? document.body),
    part: (element: Element): Found => within(element as HTMLElement),

    /** Whether a sentence is on the page, whatever its spaces and whatever is bold in it. */
    says: (sentence: string) => textOf(document.body).includes(plain(sentence)),

    /**
     * A field by its label, optional or not, with or without the number that ties it to a drawn paper; a group of
     * radios by its legend.
     */
    field(label: string): HTMLElement {
      // Only its style separates the number.
      const optional = LANGUAGES.map((language) => literally(TEXT[language].frame.optional).source).join('|')
      const name = new RegExp(`^(\\d ?)?${literally(label).source}( (${optional}))?$`)
      const [field, second] = FIELD_ROLES.flatMap((role) => all.queryAllByRole(role, { name }))
      if (!field || second) throw new Error(`${second ? 'more than one' : 'no'} field is called ${label}`)
      return field
    },

    /** What the form of a button sends when it is pressed, and where. */
    sentBy(button: HTMLButtonElement) {
      const { form } = button
      if (!form) throw new Error(`a button without a form: ${button.textContent}`)
      const action = button.getAttribute('formaction') ?? form.getAttribute('action') ?? url
      const fields = [...new window.FormData(form, button)].flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      )
      return { method: form.method, address: new URL(action, url).href, fields }
    },
  }
}

/** Each query computes the style of every element and its ancestors: without sheets, similar elements share one. */
function rememberStyles(window: JSDOM['window']) {
  const styles = new Map<string, CSSStyleDeclaration>()
  const compute = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement)
    const like = [element.localName, ...STYLED_BY.map((name) => element.getAttribute(name))].join('|')
    const style = styles.get(like) ?? compute(element)
    styles.set(like, style)
    return style
  }
}
/** Attributes by which a browser styles what has no sheet. */
const STYLED_BY = ['hidden', 'type', 'style', 'open']

/** A text with plain single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The text of an element, with plain single spaces; not of what is hidden in it, nor of what waits for a script. */
export function textOf(element: Element | null): string {
  if (!element?.querySelector(UNTOLD)) return plain(element?.textContent ?? '')
  const told = element.cloneNode(true) as Element
  for (const hidden of told.querySelectorAll(UNTOLD)) hidden.remove()
  return plain(told.textContent ?? '')
}
const UNTOLD = '[hidden], template, script'

/** What is said about a control besides its name. */
export const descriptionOf = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(control.ownerDocument.getElementById(id)))
    .join(' ')

/** The name of a button with a hidden, spoken part: without style the space before that part is not counted. */
export const heardAs = (name: string) => new RegExp(`^${literally(plain(name)).source.replaceAll(' ', '\\s*')}$`)
