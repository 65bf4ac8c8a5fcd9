/** What a page requests while it loads: how much of which kind comes over the line, and from where. */
import type { CDPSession } from '@playwright/test'

export type Kind = 'html' | 'css' | 'script' | 'font' | 'image' | 'other'
export type PageRequest = { kind: Kind; url: string /** Seconds, by the browser's clock. */; at: number; bytes: number }

const KINDS: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
  Media: 'image',
}

export async function watchRequests(devtools: CDPSession) {
  const asked = new Map<string, PageRequest>()
  const underWay = new Set<string>()
  let changedAt = Date.now()
  await devtools.send('Network.enable')
  devtools.on(
    'Network.requestWillBeSent',
    ({ requestId, request: { url }, type = '', timestamp, redirectResponse }) => {
      if (!/^https?:/.test(url)) return
      changedAt = Date.now()
      underWay.add(requestId)
      const before = asked.get(requestId)
      // A redirect is a request of its own, under the same name.
      if (before)
        asked.set(`${requestId} ${asked.size}`, { ...before, bytes: redirectResponse?.encodedDataLength ?? 0 })
      asked.set(requestId, { kind: KINDS[type] ?? 'other', url, at: timestamp, bytes: 0 })
    },
  )
  const end = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    changedAt = Date.now()
    underWay.delete(requestId)
    const own = asked.get(requestId)
    if (own) own.bytes = encodedDataLength
  }
  devtools.on('Network.loadingFinished', end)
  devtools.on('Network.loadingFailed', end)
  return {
    list: () => [...asked.values()],
    quietSince: () => (underWay.size === 0 ? Date.now() - changedAt : 0),
  }
}

export const bytesOf = (asked: readonly PageRequest[], kind: Kind) =>
  asked.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
