/**
 * The file of each page, which stands in French at its plain path and in German under /de (docs/routes.md). A page that
 * has a short form too is one file with two paths.
 */
export const PAGES = {
  '/': 'home',
  '/about': 'about',
  '/index2': 'documents',
  '/prelogin': 'prelogin',
  '/prelogin2': 'prelogin',
  '/terms': 'terms',
  '/cookies': 'cookies',
  '/accessibility': 'accessibility',
  '/law': 'law',
  '/router': 'router',
  '/avs': 'avs',
  '/avs/explained': 'avs-explained',
  '/lpp': 'lpp',
  '/3a': 'pillar-3a',
  '/synthesis': 'synthesis',
  '/simulation': 'simulation',
  '/data': 'data',
  '/*': 'not-found',
}

/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  serverModuleFormat: 'esm',
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off on purpose: both carry open vulnerabilities in Remix 2 (docs/decisions.md).
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      for (const [path, name] of Object.entries(PAGES)) {
        const file = `routes/${name}.tsx`
        const french = path.slice(1)
        const german = `de${path}`.replace(/\/$/, '')
        route(french || undefined, file, { id: `fr:${path}`, index: french === '', caseSensitive: true })
        route(german, file, { id: `de:${path}`, caseSensitive: true })
      }
    }),
}
