/** The pages as the Remix plugin puts them together, from their sources: the routes of remix.config.js, with all that is in them. */
import type { ServerBuild } from '@remix-run/node'
import * as entry from '~/entry.server'
import * as root from '~/root'
import remixConfig from '../../../remix.config.js'

type Route = NonNullable<ServerBuild['routes'][string]>
type Place = { id: string; path?: string; index?: boolean; caseSensitive?: boolean; parentId: string; file: string }
/** Of the two callbacks of Remix, as far as our routes use them. */
type Options = { id?: string; index?: boolean; caseSensitive?: boolean }
type AddRoute = (path: string | undefined, file: string, options: Options, children?: () => void) => void

const modules = import.meta.glob<Route['module']>('../../../app/pages/**/route.tsx', { eager: true })

function placesOf({ routes }: { routes: (define: (add: (addRoute: AddRoute) => void) => void) => void }): Place[] {
  const places: Place[] = []
  let parentId = 'root'
  const add: AddRoute = (path, file, { id = file, ...options }, children) => {
    places.push({ id, path, file, parentId, ...options })
    if (!children) return
    parentId = id
    children()
    parentId = 'root'
  }
  routes((define) => define(add))
  return places
}

/** The file of each route, such as `pages/avs/route.tsx`, by the route's id. */
export const PLACES = placesOf(remixConfig as unknown as Parameters<typeof placesOf>[0])

function moduleOf({ file }: Place): Route['module'] {
  const module = modules[`../../../app/${file}`]
  if (!module) throw new Error(`no module ${file}`)
  return module
}

const routes: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module: root as unknown as Route['module'] },
  ...Object.fromEntries(
    PLACES.map(({ file: _, ...place }) => [place.id, { ...place, module: moduleOf({ ...place, file: _ }) }]),
  ),
}

const inManifest = ({ module, ...place }: Route) => ({
  ...place,
  module: '',
  imports: [],
  hasAction: module.action !== undefined,
  hasLoader: module.loader !== undefined,
  hasErrorBoundary: module.ErrorBoundary !== undefined,
  hasClientAction: false,
  hasClientLoader: false,
})

/** Without the guards, which `guardedBuild` puts on. */
export const serverBuild = {
  mode: 'production',
  entry: { module: entry },
  routes,
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: Object.fromEntries(Object.values(routes).map((route) => [route?.id, route && inManifest(route)])),
    url: '',
    version: 'test',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  basename: '/',
  future: remixConfig.future,
  isSpaMode: false,
} as unknown as ServerBuild
