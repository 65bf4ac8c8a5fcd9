import { LANGUAGES, pathIn } from './app/language/language.ts'

/**
 * Pages that look the same for everybody who asks in the same way, and are sent as finished bytes: they ask no outside
 * party, show nothing of a query and have no script. Not here: the guided sign-in, which asks the directory for funds;
 * `/export`, which opens a link and is counted.
 */
export const PUBLIC_PAGES = {
  '/': 'home',
  '/about': 'about',
  '/index2': 'documents',
  '/prelogin': 'prelogin',
  '/prelogin2': 'prelogin',
  '/terms': 'terms',
  '/cookies': 'cookies',
  '/accessibility': 'accessibility',
  '/developers': 'developers',
  '/checked': 'checked',
  '/glossary': 'glossary',
  '/law': 'law',
  '/law/avs': 'law/avs',
  '/law/contributions': 'law/contributions',
  '/law/lpp': 'law/lpp',
  '/law/3a': 'law/pillar-3a',
  '/law/tax': 'law/tax',
  '/law/changes': 'law/changes',
  '/v2': 'guided-start',
  '/v2/wizard': 'documents',
}

/**
 * The folder in app/pages of each page, which stands in French at its plain path and in German under /de (docs/routes.md). A page that
 * has a short form too is one folder with two paths, and so is one that stands on the guided path (/v2) too.
 */
export const PAGES = {
  ...PUBLIC_PAGES,
  '/demo': 'demo',
  '/own': 'own',
  '/own/quick': 'quick',
  '/range': 'quick/range',
  '/own/papers': 'own-papers',
  '/own/check': 'own-check',
  '/resume': 'resume',
  '/router': 'router',
  '/avs': 'avs',
  '/avs/family': 'family',
  '/avs/career': 'career',
  '/avs/career/check': 'career-check',
  '/avs/explained': 'avs-explained',
  '/lpp': 'lpp',
  '/lpp/certificate': 'certificate',
  '/lpp/vested': 'vested',
  '/lpp/explained': 'lpp-explained',
  '/3a': 'pillar-3a',
  '/3a/account': 'account-3a',
  '/3a/explained': 'pillar-3a-explained',
  '/synthesis': 'synthesis',
  '/export': 'export',
  '/simulation': 'simulation',
  '/ages': 'ages',
  '/plan': 'plan',
  '/scenarios': 'scenarios',
  '/decide': 'decide',
  '/data': 'data',
  '/v2/wizard/login': 'prelogin',
  '/v2/wizard/1p': 'avs',
  '/v2/wizard/2p': 'lpp',
  '/v2/wizard/3p': 'pillar-3a',
  '/v2/wizard/check': 'guided-check',
  '/v2/wizard/synthesis': 'synthesis',
  '/*': 'not-found',
}

/** Paths that answer with a file in place of a page, and the folder that makes it. */
export const FILES = {
  '/data/synthesis.pdf': 'takeaway',
  '/data/synthesis.csv': 'takeaway',
  '/data/synthesis.json': 'takeaway',
  '/data/calendar.ics': 'takeaway',
}

/** Paths in no language that show nothing and only lead on: sign-in and logout. */
export const RESOURCES = {
  '/signin': 'sign-in',
  '/signin/callback': 'sign-in-callback',
  '/signin/party/callback': 'party-callback',
  '/logout': 'logout',
}

/** Steps of the way, of who signs in or types their own figures. */
const STEPS = [
  '/own/papers',
  '/own/check',
  '/avs',
  '/avs/family',
  '/avs/career',
  '/avs/career/check',
  '/lpp',
  '/lpp/certificate',
  '/lpp/vested',
  '/3a',
  '/3a/account',
]

const isStep = ([path]) => STEPS.includes(path) || /^\/v2(\/|$)/.test(path)

/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  serverModuleFormat: 'esm',
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off on purpose: both carry open vulnerabilities in Remix 2 (docs/decisions/remix-2.md).
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      const add = ([path, name]) => {
        const file = `pages/${name}/route.tsx`
        for (const language of LANGUAGES) {
          const address = pathIn(language, path).slice(1)
          route(address || undefined, file, { id: `${language}:${path}`, index: address === '', caseSensitive: true })
        }
      }
      const pages = Object.entries(PAGES)
      for (const file of Object.entries(FILES)) add(file)
      for (const [path, name] of Object.entries(RESOURCES))
        route(path.slice(1), `pages/${name}/route.tsx`, { id: path, caseSensitive: true })
      for (const page of pages) if (!isStep(page)) add(page)
      // Around them stands the list of the steps, as long as the way is not over.
      route(undefined, 'pages/guided-path/route.tsx', { id: 'guided-path' }, () => {
        for (const page of pages) if (isStep(page)) add(page)
      })
    }),
}
