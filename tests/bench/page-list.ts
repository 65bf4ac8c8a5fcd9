/** Every page of the product as somebody opens it: signed in with everything answered, if the page requires that. */
import { PAGES } from '../../remix.config.js'
import type { Product } from './product'
import { signedIn, type Visitor } from './visitor'

export type MeasuredPage = {
  name: string
  url: string
  /** Cookies of the browser. */
  state: Visitor['state'] | undefined
}

const UNKNOWN = '/nothing-is-here'
/** The exported synthesis stands in its address. */
const EXPORT = '/export'

/** As the link at the foot of each page sets it. */
const LIGHT = {
  name: 'light',
  value: 'Im9uIg%3D%3D',
  path: '/',
  httpOnly: true,
  secure: false,
  sameSite: 'Lax' as const,
}

/** Pages of the guided path are the same pages within a frame: one light version of each is sufficient. */
const GUIDED = '/v2/'

/** The synthesis of somebody alone who has said where they will live. */
export async function synthesisAfterTax({ origin }: Pick<Product, 'origin'>): Promise<MeasuredPage> {
  const { state, cookie } = await signedIn(origin, { person: 'Nadia', withPlace: true })
  const url = `${origin}/synthesis`
  if (!(await open(url, cookie))?.includes('net.monthly')) throw new Error('nothing is told after tax')
  return { name: '/synthesis, after tax', url, state }
}

/** The light version too, for pages with a script of ours. A path that redirects everybody is no page. */
export async function listPages({ origin }: Pick<Product, 'origin'>, visitor: Visitor): Promise<MeasuredPage[]> {
  const listed: MeasuredPage[] = []
  for (const path of Object.keys(PAGES)) {
    const url = origin + addressOf(path, visitor)
    const isPublic = (await open(url, '')) !== null
    const html = await open(url, isPublic ? '' : visitor.cookie)
    if (html === null) continue
    const page = { name: path, url, state: isPublic ? undefined : visitor.state }
    listed.push(page)
    const hasLight = html.includes('<script type="module"') && !path.startsWith(GUIDED)
    if (hasLight) listed.push({ ...page, name: `${path}, light`, state: lightOf(page.state, origin) })
  }
  return listed
}

const addressOf = (path: string, { sharedPath }: Visitor) => {
  if (path === '/*') return UNKNOWN
  return path === EXPORT ? sharedPath : path
}

/** A page, or that of an unknown address; null: it leads elsewhere. */
async function open(url: string, cookie: string): Promise<string | null> {
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  const html = await response.text()
  return response.status === 200 || response.status === 404 ? html : null
}

function lightOf(state: Visitor['state'] | undefined, origin: string): Visitor['state'] {
  const cookie = { ...LIGHT, domain: new URL(origin).hostname, expires: -1 }
  return { origins: [], ...state, cookies: [...(state?.cookies ?? []), cookie] }
}
