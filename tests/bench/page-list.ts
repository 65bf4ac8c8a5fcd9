/** Every page of the product as somebody opens it: signed in with everything answered, where the page asks for that. */
import { PAGES } from '../../remix.config.js'
import type { Product } from './product'
import type { Visitor } from './visitor'

export type MeasuredPage = {
  name: string
  url: string
  /** Cookies of the browser. */
  state: Visitor['state'] | undefined
  /** Of the French address, by which other addresses of the same page are found. */
  path: string
}

export const FLOOR = 'the floor'
const UNKNOWN = '/nothing-is-here'
/** The exported synthesis stands in its address. */
const EXPORT = '/export'

const LIGHT = {
  name: 'light',
  value: 'Im9uIg%3D%3D',
  path: '/',
  httpOnly: true,
  secure: false,
  sameSite: 'Lax' as const,
}

/** Of those with a script of ours, the light version too. */
export async function listPages({ origin }: Pick<Product, 'origin'>, visitor: Visitor): Promise<MeasuredPage[]> {
  const listed: MeasuredPage[] = []
  for (const path of Object.keys(PAGES)) {
    const address = addressOf(path, visitor)
    const state = (await isPublic(origin + address)) ? undefined : visitor.state
    const page = { name: path, url: origin + address, state, path }
    listed.push(page)
    if (await hasScript(page, visitor)) listed.push({ ...page, name: `${path}, light`, state: lightOf(state, origin) })
  }
  return listed
}

const addressOf = (path: string, { sharedPath }: Visitor) => {
  if (path === '/*') return UNKNOWN
  return path === EXPORT ? sharedPath : path
}

/** What nobody needs to be signed in for answers with a page at once, an unknown address with its own. */
async function isPublic(url: string): Promise<boolean> {
  const { status } = await fetch(url, { redirect: 'manual' })
  return status === 200 || status === 404
}

async function hasScript({ url, state }: MeasuredPage, { cookie }: Visitor): Promise<boolean> {
  const response = await fetch(url, { headers: state ? { cookie } : {} })
  return (await response.text()).includes('<script type="module"')
}

function lightOf(state: Visitor['state'] | undefined, origin: string): Visitor['state'] {
  const cookie = { ...LIGHT, domain: new URL(origin).hostname, expires: -1 }
  return { origins: [], ...state, cookies: [...(state?.cookies ?? []), cookie] }
}
