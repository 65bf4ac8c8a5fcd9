/**
 * The file of each page, which stands in French at its plain path and in German under /de (docs/routes.md). A page that
 * has a short form too is one file with two paths, and so is one that stands on the guided path (/v2) too.
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
  '/lpp/explained': 'lpp-explained',
  '/3a': 'pillar-3a',
  '/3a/explained': 'pillar-3a-explained',
  '/synthesis': 'synthesis',
  '/export': 'export',
  '/simulation': 'simulation',
  '/scenarios': 'scenarios',
  '/data': 'data',
  '/v2': 'guided-start',
  '/v2/wizard': 'documents',
  '/v2/wizard/login': 'prelogin',
  '/v2/wizard/1p': 'avs',
  '/v2/wizard/2p': 'lpp',
  '/v2/wizard/3p': 'pillar-3a',
  '/v2/wizard/check': 'guided-check',
  '/v2/wizard/synthesis': 'synthesis',
  '/*': 'not-found',
}

/** Paths that answer with a file in place of a page. */
export const FILES = {
  '/data/synthesis.pdf': 'takeaway',
  '/data/synthesis.csv': 'takeaway',
  '/data/synthesis.json': 'takeaway',
}

const isGuided = ([path]) => /^\/v2(\/|$)/.test(path)

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
      const add = ([path, name]) => {
        const file = `routes/${name}.tsx`
        const french = path.slice(1)
        const german = `de${path}`.replace(/\/$/, '')
        route(french || undefined, file, { id: `fr:${path}`, index: french === '', caseSensitive: true })
        route(german, file, { id: `de:${path}`, caseSensitive: true })
      }
      const pages = Object.entries(PAGES)
      for (const file of Object.entries(FILES)) add(file)
      for (const page of pages) if (!isGuided(page)) add(page)
      // Around the pages of the guided path stands the list of its steps.
      route(undefined, 'routes/guided-path.tsx', { id: 'guided-path' }, () => {
        for (const page of pages) if (isGuided(page)) add(page)
      })
    }),
}
