/** Against automation: so many sign-ins and changes a minute as no person makes. */
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Request, RequestHandler } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { VisitorSession } from '~/identity/visitor-session'
import { refuse } from './refusal'

/** Requests a minute. Many people can stand behind one address: a school, a company, a mobile network. */
export type Rates = { signInsPerAddress: number; changesPerAddress: number; changesPerSession: number }

const RATES: Rates = { signInsPerAddress: 600, changesPerAddress: 2400, changesPerSession: 240 }

const SAFE = ['GET', 'HEAD', 'OPTIONS']

export type LimitOptions = { on: boolean; tokenOf: VisitorSession['tokenOf']; rates?: Rates }

/** Answers 429 with Retry-After. Counts in the memory of this process: several processes let through as many times more. */
export function createLimits({ on, tokenOf, rates = RATES }: LimitOptions): RequestHandler {
  if (!on) return (_req, _res, next) => next()
  const signInsPerAddress = perMinute(rates.signInsPerAddress)
  const changesPerAddress = perMinute(rates.changesPerAddress)
  const changesPerSession = perMinute(rates.changesPerSession)

  async function count(req: Request): Promise<void> {
    const address = networkOf(req.ip ?? '')
    if (req.path === '/signin' || req.path.startsWith('/signin/')) await signInsPerAddress.consume(address)
    if (SAFE.includes(req.method)) return
    await changesPerAddress.consume(address)
    const session = sessionOf(req, tokenOf)
    if (session) await changesPerSession.consume(session)
  }

  return (req, res, next) => {
    count(req).then(
      () => next(),
      (problem: unknown) => {
        if (!(problem instanceof RateLimiterRes)) return next(problem)
        res.setHeader('Retry-After', Math.max(1, Math.ceil(problem.msBeforeNext / 1000)))
        refuse(req, res, 429)
      },
    )
  }
}

const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 })

/** The token itself is kept nowhere but in the visitor's browser. */
function sessionOf(req: Request, tokenOf: VisitorSession['tokenOf']): string | null {
  const { cookie = '', authorization = '' } = req.headers
  const token = tokenOf({ headers: new Headers({ cookie, authorization }) })
  return token && createHash('sha256').update(token).digest('base64url')
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
