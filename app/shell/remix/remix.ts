/** Remix's request handlers for one public origin, and everything that comes before them (see README.md in this folder). */
import type { RequestListener } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Express, RequestHandler } from 'express'
import { createInternalClient } from '~/door/files/internal-client'
import type { Clock } from '~/estimate/gather/tools'
import { createPageAnswers } from './answered-forms'
import { createFinishedPages } from './finished-pages'
import { createPageHandlers } from './page-handlers'
import { createVisits, publicPages } from './public-pages'
import { createRemixHandler, type GetLoadContext } from './request-handler'
import { createResourceHandlers, pagesOf, refusedByDoor } from './resource-routes'

type RemixOfOrigin = {
  /** With its guards. */
  build: ServerBuild
  mode: string
  origin: string
  /** The cookie left after a session, as a request sends it. */
  ended: string
  clock: Clock
}

export type Remix = ReturnType<typeof createRemix>

export function createRemix({ build, mode, origin, ended, clock }: RemixOfOrigin) {
  return {
    /**
     * For Express: sign-in, logout and downloads by their methods, then the pages.
     * @param pagePolicy sets the policy of pages, which the others do without
     */
    handlers(getLoadContext: GetLoadContext, pagePolicy: RequestHandler): RequestHandler[] {
      const toDoor = refusedByDoor(getLoadContext)
      return [
        createResourceHandlers(build, (one) =>
          createRemixHandler({ answer: createRequestHandler(one, mode), origin, getLoadContext: toDoor }),
        ),
        pagePolicy,
        createPageHandlers(pagesOf(build), (one) =>
          createRemixHandler({ answer: createPageAnswers(one, mode), origin, getLoadContext }),
        ),
      ]
    },

    /** Before Express, which gets what is no public page, or is asked for in an unusual way. */
    before(app: Express): RequestListener {
      const finished = createFinishedPages({
        // In development pages change all the time, so none is finished in advance.
        pages: mode === 'development' ? new Map() : publicPages(build),
        visitOf: createVisits(origin, ended).visitOf,
        ask: createInternalClient(app),
        ...clock,
      })
      return (request, response) => finished(request, response, () => app(request, response))
    },
  }
}
