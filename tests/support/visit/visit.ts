/**
 * A visitor of the whole product with a browser that runs no script and draws nothing. Pages are opened, filled in and
 * sent as people do it, by roles and words; `tests/e2e` checks what only a browser shows (focus, layout, what is
 * visible).
 */
import { formTokenOf } from '~/identity/visitor-session'
import { frenchPathOf, type Language, pathIn } from '~/language/language'
import { createScriptlessBrowser } from '../identity/scriptless-browser'
import type { StartedProduct } from '../product/start-product'
import { isFormAgain, toldOn } from './form-told'
import { sharedProduct } from './product'
import { type Found, type Screen, screenOf } from './screen'

/** By its words in full, or by some of them. */
export type Name = string | RegExp

type Fields = [name: string, text: string][]
type CallAnswer<Answer> = { status: number; body: Answer }

/** By default the visitor uses the product that all share. */
export const beginVisit = async (language: Language = 'fr', product?: StartedProduct, { takesCookies = true } = {}) =>
  new Visit(language, product ?? (await sharedProduct()), takesCookies)

/** Paths are French, and opened in the language of the visit. */
export class Visit {
  private browser
  private shown: { html: string; address: string; screen: Screen | null } | null = null
  /** Status and headers of the answer whose page is shown. */
  status = 0

  constructor(
    readonly language: Language,
    /** `within`: how addresses begin to which the visitor may be led; by default the product's own. */
    private readonly product: Pick<StartedProduct, 'origin' | 'sessionCookie'> & { within?: string },
    takesCookies = true,
  ) {
    this.browser = createScriptlessBrowser(language, { takesCookies })
  }

  get origin(): string {
    return this.product.origin
  }

  /** The page that is shown. Most pages are only passed through, and nobody reads them. */
  get screen(): Screen {
    const page = this.page
    page.screen ??= screenOf(page.html, page.address)
    return page.screen
  }

  /** The French path of the page that is shown, without whatever else is in its address. */
  get path(): string {
    return frenchPathOf(new URL(this.page.address).pathname)
  }

  private get page() {
    if (!this.shown) throw new Error('no page is open')
    return this.shown
  }

  /** @returns the status of the page, wherever the path leads */
  async open(path: string): Promise<number> {
    await this.show(await this.browser.open(this.addressOf(path)))
    return this.status
  }

  /** Another page of the same browser: both share its cookies. */
  newTab(): Visit {
    const tab = new Visit(this.language, this.product)
    tab.browser = this.browser
    return tab
  }

  reload = () => this.open(this.page.address)

  async follow(name: Name, within: Found = this.screen.all): Promise<number> {
    return this.open(within.getByRole<HTMLAnchorElement>('link', { name }).href)
  }

  type(label: string, value: string) {
    const field = usable(this.screen.field(label)) as HTMLInputElement
    field.value = value
    // A group of radios has no text, and a list has only its options.
    if (field.value !== value || !('defaultValue' in field || 'selectedIndex' in field))
      throw new Error(`${label} cannot be ${value}`)
  }

  /** One of the radios of a group. */
  choose(group: string, option: Name) {
    const options = this.screen.part(this.screen.field(group))
    usable(options.getByRole<HTMLInputElement>('radio', { name: option })).checked = true
  }

  tick(label: Name, isTicked = true) {
    usable(this.screen.all.getByRole<HTMLInputElement>('checkbox', { name: label })).checked = isTicked
  }

  /**
   * Presses a button: its form is sent as it stands. @returns the status of its answer; the page that it leads to is
   * shown
   */
  async press(name: Name, { within, file }: { within?: Found; file?: File } = {}): Promise<number> {
    const button = usable((within ?? this.screen.all).getByRole<HTMLButtonElement>('button', { name }))
    const { method, address, fields } = this.screen.sentBy(button)
    if (method === 'get') return this.open(`${address.split('?')[0]}?${new URLSearchParams(fields)}`)
    return this.show(await this.browser.submit(address, fields, file))
  }

  /**
   * Sends to the address of the page that is shown. @returns the status of the answer; the page that it leads to is
   * shown
   */
  submit = async (fields: Record<string, string>) => this.show(await this.browser.submit(this.page.address, fields))

  /** Sends a request with the session; the answer is neither shown nor followed. */
  ask = (path: string, init?: RequestInit): Promise<Response> => this.browser.send(this.addressOf(path), init)

  /** Sends what a form of this session would; the answer is neither shown nor followed. */
  send = (path: string, fields: Fields): Promise<Response> =>
    this.browser.submit(this.addressOf(path), [['formToken', this.formToken], ...fields])

  /** A call of the product's own, with the session. @param body the body of a POST; without it the call is a GET */
  async call<Answer>(path: string, body?: object): Promise<CallAnswer<Answer>> {
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await this.browser.send(`${this.product.origin}/api${path}`, { ...sent, headers })
    return { status: answer.status, body: (await answer.json()) as Answer }
  }

  /** The token of the session; null if there is none. */
  get session(): string | null {
    return this.cookie(this.product.sessionCookie)
  }

  /** Takes over a session that began elsewhere. */
  bring(token: string) {
    this.browser.bring(this.product.sessionCookie, token)
  }

  /** As if the session's cookie has expired. */
  forgetSession() {
    this.browser.forget(this.product.sessionCookie)
  }

  /** Every cookie that was set on this visit so far. */
  get everSet() {
    return this.browser.everSet
  }

  /** As if the visitor clears them, or the browser ends. */
  forgetCookies = () => this.browser.forgetAll()

  cookie = (name: string): string | null => this.browser.cookie(name)

  /** What the forms of a signed-in page carry. */
  get formToken(): string {
    return formTokenOf(this.session ?? '')
  }

  private addressOf(address: string): string {
    if (/^http/.test(address)) return address
    const [path = ''] = address.split(/[?#]/)
    return this.product.origin + pathIn(this.language, path) + address.slice(path.length)
  }

  /**
   * Handles an answer; the page that it leads to is shown. @returns its status; for a form that is shown again, the
   * status kept for it
   */
  async show(answer: Response): Promise<number> {
    const { page, left } = await this.browser.follow(answer, this.product.within ?? this.product.origin)
    if (left) throw new Error(`the visitor is sent elsewhere: ${left}`)
    this.shown = { html: await page.text(), address: page.url, screen: null }
    this.status = page.status
    return isFormAgain(answer.headers.get('location')) ? toldOn(this.shown.html) : answer.status
  }
}

function usable<Control extends HTMLElement>(control: Control): Control {
  if (control.matches(':disabled')) throw new Error(`disabled: ${control.outerHTML}`)
  return control
}
