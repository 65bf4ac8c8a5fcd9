/** Which requests a page accepts: reads, and if its module has an action, posted forms. */
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { FORM_WITH_FILE, mediaTypeOf, takesFile } from './body-sizes'
import { refuse } from './refusal'

const READING = ['GET', 'HEAD']
const FORM = 'application/x-www-form-urlencoded'

/** 405 with `Allow` for other methods, 415 for a post that is no form, or brings a file to a page that takes none. Unknown paths pass, and Remix answers 404. */
export function createPageRequests({ routes }: Pick<ServerBuild, 'routes'>): RequestHandler {
  const takesForms = new Map<string, boolean>()
  for (const route of Object.values(routes))
    if (route && (route.index || route.path) && !route.path?.includes('*'))
      takesForms.set(`/${route.path ?? ''}`, route.module.action !== undefined)

  return (request, response, next) => {
    const takes = takesForms.get(request.path)
    if (takes === undefined) return next()
    const methods = takes ? [...READING, 'POST'] : READING
    if (!methods.includes(request.method)) {
      response.setHeader('Allow', methods.join(', '))
      return refuse(request, response, 405)
    }
    if (request.method === 'POST' && !isForm(request.path, mediaTypeOf(request.headers['content-type'])))
      return refuse(request, response, 415)
    next()
  }
}

const isForm = (path: string, type: string | undefined) => type === FORM || (type === FORM_WITH_FILE && takesFile(path))
