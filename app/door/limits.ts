/** Against automation: so many sign-ins, changes and answers a minute as no person asks for. */
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Request, RequestHandler } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Cookies } from '~/identity/cookies'
import { refuse } from './refusal'

/** A minute. Many people can stand behind one address: a school, a company, a mobile network. */
export type Rates = {
  signInsPerAddress: number
  changesPerSession: number
  changesPerAddress: number
  readsPerSession: number
  readsPerAddress: number
}

const RATES: Rates = {
  signInsPerAddress: 600,
  changesPerSession: 240,
  changesPerAddress: 2400,
  readsPerSession: 600,
  readsPerAddress: 6000,
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']
/** Writing a PDF takes so many times as long as a page. */
const READS_OF_A_FILE = 20

export type LimitOptions = {
  on: boolean
  tokenOf: Cookies['session']['tokenOf']
  /** Whether the token of a request opens a dossier. */
  isSession: (token: string, request: Request) => Promise<boolean>
  /** Path of the calls; null: they are elsewhere. */
  apiBase: string | null
  rates?: Rates
  onReached?: () => void
}

/**
 * Answers 429 with Retry-After. Who is signed in is counted by their session alone, so that nobody else behind the same
 * address can use up their share; only what has no session is counted by its address. Counts in the memory of this
 * process: several processes let through as many times more.
 */
export function createLimits({ on, rates = RATES, onReached = () => {}, ...options }: LimitOptions): RequestHandler {
  if (!on) return (_req, _res, next) => next()
  const signIns = perMinute(rates.signInsPerAddress)
  const changes = { session: perMinute(rates.changesPerSession), address: perMinute(rates.changesPerAddress) }
  const reads = { session: perMinute(rates.readsPerSession), address: perMinute(rates.readsPerAddress) }

  async function count(req: Request): Promise<void> {
    const address = networkOf(req.ip ?? '')
    const { path } = req
    if (path === '/signin' || path.startsWith('/signin/')) await signIns.consume(address)
    const session = await sessionOf(req, options)
    const { session: ofSession, address: ofAddress } = SAFE.includes(req.method) ? reads : changes
    if (session) await ofSession.consume(session, costOf(path))
    else if (!SAFE.includes(req.method) || computesForAnybody(path, options.apiBase)) await ofAddress.consume(address)
  }

  return (req, res, next) => {
    count(req).then(
      () => next(),
      (problem: unknown) => {
        if (!(problem instanceof RateLimiterRes)) return next(problem)
        onReached()
        res.setHeader('Retry-After', Math.max(1, Math.ceil(problem.msBeforeNext / 1000)))
        refuse(req, res, 429)
      },
    )
  }
}

const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 })

const costOf = (path: string) => (/\/data\/synthesis\.\w+$/.test(path) ? READS_OF_A_FILE : 1)

/** Of what is read without a session: the calls, and the page of a link, which opens a seal. */
const computesForAnybody = (path: string, apiBase: string | null) =>
  /^(\/de)?\/export$/.test(path) || (apiBase !== null && path.startsWith(`${apiBase}/`))

/** Null for a token that anybody made up. The token itself is kept nowhere but in the visitor's browser. */
async function sessionOf(
  req: Request,
  { tokenOf, isSession }: Pick<LimitOptions, 'tokenOf' | 'isSession'>,
): Promise<string | null> {
  const { token } = tokenOf(req.headers)
  if (!token || !(await isSession(token, req).catch(() => false))) return null
  return createHash('sha256').update(token).digest('base64url')
}

/** One line has 2^64 addresses of IPv6: its first four groups stand for all of them. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::')
  const [left, right] = [head, tail].map((half) => half.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
