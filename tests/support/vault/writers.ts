/** Visitors who save one figure after another, as fast as they are answered, and know what was acknowledged. */
import { type ClientRequest, request } from 'node:http'
import { createScriptlessBrowser } from '../identity/scriptless-browser'
import { PEOPLE, type Person } from '../visit/people'

/** CHF, all derived from one number, so that a half-written save would show. */
const figuresOf = (count: number) => ({ solde: 1_000 + count, amount: 2_000 + count, rate: null, paydate: null })

export type Writer = Awaited<ReturnType<typeof createWriter>>

const PATH = '/api/open3k/info'

/** `which` of the sandbox's persons, signed in. */
export async function createWriter(begunAt: string, which: number) {
  let origin = begunAt
  const person = PEOPLE[which % PEOPLE.length]
  if (!person) throw new Error('nobody in the sandbox')
  const browser = await signIn(origin, person)
  const token = browser.cookie('__Host-session')
  if (!token) throw new Error('the sign-in opened no session')
  const authorization = `Bearer ${token}`
  /** The last acknowledged figure, and the last one sent. */
  let acknowledged = 0
  let sent = 0

  return {
    /** The same visitor at another address of the product. */
    moveTo: (elsewhere: string) => {
      origin = elsewhere
    },
    acknowledged: () => acknowledged,
    /** Saves the next figure. @returns the status; 0 where the connection broke */
    async save(): Promise<number> {
      const count = ++sent
      const status = await finish(post(origin, authorization, figuresOf(count)))
      if (status === 200) acknowledged = count
      return status
    },
    /**
     * Sends the next figure without its end. @returns a function that sends the end and gives the status like `save`
     */
    saveHalf(): () => Promise<number> {
      const count = ++sent
      const half = post(origin, authorization, figuresOf(count))
      half.request.write(half.text.slice(0, 10))
      return async () => {
        const status = await finish({ ...half, text: half.text.slice(10) })
        if (status === 200) acknowledged = count
        return status
      }
    },
    /** What is wrong with what is saved now; null if nothing is. */
    async judge(): Promise<string | null> {
      const answer = await fetch(origin + PATH, { headers: { authorization } })
      if (answer.status !== 200) return `status ${answer.status}`
      const { solde, amount } = (await answer.json()) as { solde: number | null; amount: number | null }
      const count = (solde ?? 1_000) - 1_000
      if ((amount ?? 2_000) !== 2_000 + count) return `half: ${solde} and ${amount}`
      // What was under way may or may not have been saved.
      if (count < acknowledged || count > sent) return `${count}, where ${acknowledged} was acknowledged`
      sent = count
      acknowledged = count
      return null
    },
    /** Has everything removed. @returns the status */
    async logout(): Promise<number> {
      const terms = await (await browser.open(`${origin}/terms`)).text()
      const formToken = /name="formToken" value="([^"]+)"/.exec(terms)?.[1] ?? ''
      return (await browser.submit(`${origin}/logout`, { formToken })).status
    },
    isIn: async () => (await fetch(`${origin}/api/me`, { headers: { authorization } })).status === 200,
  }
}

async function signIn(origin: string, { email, password }: Person) {
  const browser = createScriptlessBrowser()
  /** The sandbox may be a process of its own, on another port. */
  const anyPort = origin.replace(/\d+$/, '')
  const submit = async (address: string, fields: Record<string, string>) =>
    (await browser.follow(await browser.submit(address, fields), anyPort)).page
  const login = await submit(`${origin}/prelogin`, { terms: 'on' })
  const consent = await submit(login.url, { action: 'login', email, password })
  await submit(consent.url, { action: 'allow' })
  return browser
}

type Sending = { request: ClientRequest; text: string; status: Promise<number> }

/** On a separate connection: one that the server closes while it stops is no lost answer. */
function post(origin: string, authorization: string, body: object): Sending {
  const text = JSON.stringify(body)
  const length = { 'content-type': 'application/json', 'content-length': String(text.length) }
  const sending = request(origin + PATH, { method: 'POST', headers: { authorization, ...length }, agent: false })
  const status = new Promise<number>((resolve) => {
    sending.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    sending.on('error', () => resolve(0))
  })
  return { request: sending, text, status }
}

function finish({ request: sending, text, status }: Sending): Promise<number> {
  sending.end(text)
  return status
}
