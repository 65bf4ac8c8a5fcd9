/** Puts load on a server with wrk, which counts in C what a generator of ours would be too slow for. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { onPath } from '../system-packages.mjs'

export const hasWrk = onPath(['wrk']) !== undefined

/** Requests a second; how many were answered, and how many failed. */
export type Load = { perSecond: number; requests: number; failed: number }

export type WrkRun = { url: string; connections: number; seconds: number; headers: Record<string, string> }

/** One thread: it can do several times what any server here can. */
export async function wrk({ url, connections, seconds, headers }: WrkRun): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const shape = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s']
  const { stdout } = await promisify(execFile)('wrk', [...shape, ...given, url])
  return readWrk(stdout)
}

/** @throws if its output has an unknown form */
export function readWrk(said: string): Load {
  const find = (pattern: RegExp) => pattern.exec(said)?.[1]
  const need = (pattern: RegExp) => {
    const found = find(pattern)
    if (found === undefined) throw new Error(`wrk does not say ${pattern}: ${said}`)
    return found
  }
  const requests = Number(need(/(\d+) requests in /))
  const refused = Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0)
  const broken = [
    ...(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said)?.slice(1) ?? []),
  ]
  return {
    perSecond: Number(need(/Requests\/sec:\s+([\d.]+)/)),
    requests,
    failed: broken.reduce((sum, count) => sum + Number(count), refused),
  }
}
