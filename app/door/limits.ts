/** Against automation: limits on sign-ins, changes and answers a minute that no person reaches. */
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { SessionCookie } from '~/identity/session-cookie'
import { frenchPathOf } from '~/language/language'
import { setAsker } from './asker'
import { refuseUntil } from './refusal'
import { SAFE_METHODS } from './requests'

/** Per minute. Many people can share one address: a school, a company, a mobile network. */
export type Rates = {
  signInsPerAddress: number
  /** Whole lives computed for programs and for forms on other sites, with or without a session. */
  estimatesPerAddress: number
  /** Dossiers that people begin without a session; each takes room in the vault for an hour. */
  begunPerAddress: number
  changesPerSession: number
  changesPerAddress: number
  readsPerSession: number
  readsPerAddress: number
}

const RATES: Rates = {
  signInsPerAddress: 600,
  estimatesPerAddress: 300,
  begunPerAddress: 30,
  changesPerSession: 240,
  changesPerAddress: 2400,
  readsPerSession: 600,
  readsPerAddress: 6000,
}

const REDIRECTS = [302, 303]
/** Writing a PDF takes this many times as long as a page. */
const READS_OF_A_FILE = 20
/** One press of the demo signs two persons in, at all of their parties. */
const SIGN_INS_OF_A_PRESS = 10

export type LimitOptions = {
  on: boolean
  sessionCookie: Pick<SessionCookie, 'parse'>
  /** Whether the token of a request opens a dossier. */
  isSession: (token: string, request: Request) => Promise<boolean>
  /** Path of the calls; null: they are elsewhere. */
  apiBase: string | null
  /** Whether a request posts a form of another site (open-forms.ts); by default none does. */
  isOpenForm?: (request: Request) => boolean
  rates?: Rates
  onReached?: () => void
}

/**
 * Answers 429 with Retry-After. Signed-in visitors are counted by their session alone, so that nobody else behind the same
 * address can use up their share; only requests without a session are counted by address. Counts are kept in the memory of
 * this process: N processes let N times as many through. Other counts of the same request learn who is asking (`asker.ts`).
 */
export function createLimits({ on, rates = RATES, onReached = () => {}, ...options }: LimitOptions): RequestHandler {
  if (!on) return (_req, _res, next) => next()
  const signIns = perMinute(rates.signInsPerAddress)
  const estimates = perMinute(rates.estimatesPerAddress)
  const begun = perMinute(rates.begunPerAddress)
  const changes = { session: perMinute(rates.changesPerSession), address: perMinute(rates.changesPerAddress) }
  const reads = { session: perMinute(rates.readsPerSession), address: perMinute(rates.readsPerAddress) }

  async function count(req: Request, res: Response): Promise<void> {
    const address = networkOf(req.ip ?? '')
    const { path } = req
    if (path === '/signin' || path.startsWith('/signin/')) await signIns.consume(address)
    if (frenchPathOf(path) === '/demo' && !SAFE_METHODS.includes(req.method))
      await signIns.consume(address, SIGN_INS_OF_A_PRESS)
    const isForOthers = isEstimate(path, options.apiBase) || (options.isOpenForm?.(req) ?? false)
    const session = isForOthers ? null : await sessionOf(req, options)
    setAsker(req, { address, session })
    if (isForOthers) return void (await estimates.consume(address))
    const { session: ofSession, address: ofAddress } = SAFE_METHODS.includes(req.method) ? reads : changes
    if (!session && mayBeginDossier(req)) {
      await begun.consume(address)
      res.once('close', () => void (hasBegun(res) || begun.reward(address)))
    }
    if (session) await ofSession.consume(session, costOf(path))
    else if (!SAFE_METHODS.includes(req.method) || computesForAnybody(path, options.apiBase))
      await ofAddress.consume(address)
  }

  return (req, res, next) => {
    count(req, res).then(
      () => next(),
      (problem: unknown) => {
        if (!(problem instanceof RateLimiterRes)) return next(problem)
        onReached()
        refuseUntil(req, res, problem.msBeforeNext)
      },
    )
  }
}

const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 })

const costOf = (path: string) => (/\/data\/synthesis\.\w+$/.test(path) ? READS_OF_A_FILE : 1)

const mayBeginDossier = ({ path, method }: Request) =>
  !SAFE_METHODS.includes(method) && ['/own', '/resume'].includes(frenchPathOf(path))

/** A form that comes back, or a file that is only shown, counts only while it is under way, since it begins no dossier. */
const hasBegun = ({ statusCode, writableFinished }: Response) => !writableFinished || REDIRECTS.includes(statusCode)

/** It reads no session: one that is sent along changes nothing. */
const isEstimate = (path: string, apiBase: string | null) => apiBase !== null && path === `${apiBase}/estimate`

/** Reads without a session that are counted: the calls, and the page of a link, which opens a seal. */
const computesForAnybody = (path: string, apiBase: string | null) =>
  frenchPathOf(path) === '/export' || (apiBase !== null && path.startsWith(`${apiBase}/`))

/** null for an invented token. The token itself is stored nowhere but in the visitor's browser. */
async function sessionOf(
  req: Request,
  { sessionCookie, isSession }: Pick<LimitOptions, 'sessionCookie' | 'isSession'>,
): Promise<string | null> {
  const token = await sessionCookie.parse(req.headers.cookie, req.headers)
  if (!token || !(await isSession(token, req).catch(() => false))) return null
  return createHash('sha256').update(token).digest('base64url')
}

/** One customer has 2^64 IPv6 addresses, so the first four groups stand for all of them. */
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
