/** Files: those named by their content are cached for good and sent compressed; the others are revalidated. */
import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import express, { type RequestHandler, Router } from 'express'
import { type Encoding, smallestFor } from './encoding'

/** The folders of the build and of public/ in which all files are named by their content. */
export const LASTING_FOLDERS = ['assets', 'films', 'logos', 'portraits']
/** The files at the top of public/, whose addresses are known elsewhere. */
export const KNOWN_FILES = ['/favicon.ico', '/favicon.svg', '/robots.txt']
/** The licences of the packages that browsers are sent; written by the build (vite.config.ts). */
export const LICENCES = '/licences.txt'

/** The build's name for the compressed version of a file. */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * GET and HEAD of a file in `folder`, with ETag, conditional requests and ranges. If a file has compressed versions, the
 * one that the browser accepts is sent. Which exist is looked up once; a file that is added later, during a rolling
 * update, is sent uncompressed.
 */
export function createStaticFiles(folder: string): Router {
  const router = Router()
  router.use(preferCompressed(namesIn(folder)))
  router.use(express.static(folder, { index: false, redirect: false, immutable: true, maxAge: '1y' }))
  return router
}

/** The files of `KNOWN_FILES` and the licences in `folder`, with ETag and conditional requests: kept for an hour. */
export const createKnownFiles = (folder: string): Router =>
  Router().get([...KNOWN_FILES, LICENCES], express.static(folder, { index: false, redirect: false, maxAge: '1h' }))

function preferCompressed(names: ReadonlySet<string>): RequestHandler {
  return (request, response, next) => {
    const name = request.path.slice(1)
    // Its length is that of the compressed file, so a range of it would be useless.
    if (!hasNeighbour(name, names) || request.headers.range !== undefined) return next()
    response.vary('Accept-Encoding')
    const encoding = smallestFor(request.headers['accept-encoding'])
    const neighbour = name + ENDINGS[encoding]
    if (encoding === 'identity' || !names.has(neighbour)) return next()
    response.type(extname(name)).setHeader('Content-Encoding', encoding)
    request.url = `/${neighbour}`
    next()
  }
}

const hasNeighbour = (name: string, names: ReadonlySet<string>) =>
  names.has(name + ENDINGS.br) || names.has(name + ENDINGS.gzip)

/** None before the first build. */
function namesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder))
  } catch {
    return new Set()
  }
}
