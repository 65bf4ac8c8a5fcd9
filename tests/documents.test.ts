/** The documents are complete and name what exists: README, rooms, decisions, screens, and what the specification leaves open. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DigestQuery } from '../app/dossier/shape/simulation'
import * as avs from '../app/pillars/avs'
import * as lpp from '../app/pillars/lpp'
import * as pillar3a from '../app/pillars/pillar-3a'
import { FILES, PAGES, RESOURCES } from '../remix.config.js'
import ROWS from './acceptance/rows.json'
import { OUR_QUERY } from './fuzz/queries'
import { LOGIN, PROTECTED, PUBLIC } from './support/visit/routes'
import { literally } from './support/visit/words'

const fileAt = (path: string) => new URL(`../${path}`, import.meta.url)

const LEFT_OPEN = [
  'route parameters',
  'screen map',
  'export payload',
  'survey ids',
  'response shapes',
  'wizard order',
  'validation ranges',
  'digest params',
  'identity and provider calls',
  'server errors',
  'limits',
]

const inDecisions = (page: string) => readFileSync(fileAt(`docs/decisions/${page}`), 'utf8')

/** The cells of a page's table, without its head. */
function rowsOf(page: string): string[][] {
  const rows = inDecisions(page)
    .split('\n')
    .filter((line) => line.startsWith('| '))
  return rows.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

describe('docs/decisions', () => {
  const pages = readdirSync(fileAt('docs/decisions')).filter((page) => page !== 'README.md')

  it('lists each page once, by its title', () => {
    const listed = [...inDecisions('README.md').matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, title, page]) => [
      page,
      title,
    ])
    const byTitle = pages.map((page) => [page, /^# (.+)$/m.exec(inDecisions(page))?.[1]])
    expect(listed.toSorted()).toEqual(byTitle.toSorted())
  })

  it.each(pages)('%s says under its title when it was decided, and whether it still holds', (page) => {
    const [, empty, status = ''] = inDecisions(page).split('\n')
    expect(empty).toBe('')
    expect(status).toMatch(/^(Accepted \d{4}-\d{2}-\d{2}\b|Replaced \d{4}-\d{2}-\d{2} by \[)/)
    const [, word = '', day = ''] = /^(\w+) (\S{10})/.exec(status) ?? []
    expect(inDecisions('README.md')).toContain(`(${page}) | ${word.toLowerCase()} ${day} |`)
  })

  it.each(pages)('%s names files that there are', (page) => {
    const files = [...inDecisions(page).matchAll(/`((?:app|tests|docs|public)\/[^`\s]+)`/g)].map(
      ([, path = '']) => path,
    )
    expect(files.filter((path) => !existsSync(fileAt(path)))).toEqual([])
  })

  it('names the version of each dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(fileAt('package.json'), 'utf8'))
    const told = rowsOf('dependencies.md').flatMap(([names = '', versions = '']) =>
      names.split(', ').map((name): [string, string[]] => [name, versions.replace(/ \(.*/, '').split(', ')]),
    )
    const versions = new Map(told)
    const wrong = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) => !name.startsWith('@types/') && !versions.get(name)?.includes(version as string),
    )
    expect(wrong).toEqual([])
  })
})

describe('whatever points to a document', () => {
  const texts = ['app', 'tests', 'docs', 'deploy']
    .flatMap((folder) =>
      readdirSync(fileAt(folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .concat(readdirSync(fileAt('.')))
    .filter((path) => /\.(tsx?|mjs|js|md|ya?ml|conf|example|service)$|file$/.test(path))
  const pointers = texts.flatMap((from) =>
    [
      ...readFileSync(fileAt(from), 'utf8').matchAll(
        /\b(docs\/[\w/.-]*\.(?:md|ya?ml|json))(?: \("([^"]+)"\)|, "([^"]+)")?/g,
      ),
    ].map(([, to = '', inBrackets, afterComma]) => ({ from, to, heading: inBrackets ?? afterComma })),
  )

  it('finds what points', () => expect(pointers.length).toBeGreaterThan(100))

  it('names one that there is', () => expect(pointers.filter(({ to }) => !existsSync(fileAt(to)))).toEqual([]))

  it('names a heading that it has', () => {
    const headings = (to: string) =>
      [
        ...readFileSync(fileAt(to), 'utf8').matchAll(/^(?:#+ |- \*\*|\*\*|\| )([^*|\n]+?)\.?(?: ?\*\*.*| ?\|.*)?$/gm),
      ].map(([, heading]) => heading)
    const named = pointers.filter(({ to, heading }) => heading !== undefined && existsSync(fileAt(to)))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(({ to, heading = '' }) => !headings(to).includes(heading.replace(/\s+/g, ' ')))).toEqual([])
  })
})

const rows = rowsOf('left-open-by-the-specification.md')

describe('what the specification leaves open', () => {
  it('[239] is eleven things, all of them listed', () => expect(rows.map(([name]) => name)).toEqual(LEFT_OPEN))

  it.each(rows)('[239] %s: has a choice, and stands in files that there are', (_name, choice = '', where = '') => {
    expect(choice.length).toBeGreaterThan(40)
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((path) => !existsSync(fileAt(path)))).toEqual([])
  })

  /** What a choice writes as code. */
  const codeIn = (item: string) => {
    const [, choice = ''] = rows.find(([name]) => name === item) ?? []
    return [...choice.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  }

  it('[239] names the parameters of the digest that there are', () => {
    const parameters = codeIn('digest params').filter((name) => !['withChange', 'differences'].includes(name))
    expect(parameters.toSorted()).toEqual(Object.keys(DigestQuery.shape).toSorted())
  })

  it('[239] names queries of pages that docs/routes.md names too', () => {
    const routes = readFileSync(fileAt('docs/routes.md'), 'utf8')
    const named = codeIn('route parameters').filter((code) => !code.startsWith('/'))
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((code) => !routes.includes(`\`${code}`) && !routes.includes(`?${code}`))).toEqual([])
  })

  /** What a choice says, and what the code says: the part in brackets is the same in both. */
  const HELD: [item: string, file: string, inCode: RegExp, inChoice: RegExp][] = [
    ['route parameters', 'docs/routes.md', /`\?(lang)=fr`/, /`(lang)` \(switch\)/],
    ['screen map', 'remix.config.js', /'\/(simulation)':/, /the (simulation) a page of its own/],
    ['export payload', 'app/takeaway/exports.ts', /PARAMETER = '(payload)'/, /sealed parameter, `(payload)`/],
    ['export payload', 'app/takeaway/export-payload.ts', /VERSION = Buffer\.from\(\[(\d+)\]\)/, /version \((\d+)\)/],
    ['survey ids', 'app/shell/settings.ts', /(FEEDBACK_URL): z/, /the one address of the setting `(FEEDBACK_URL)`/],
    ['response shapes', 'app/api/document.ts', /openapi: '(\d\.\d)\.\d'/, /OpenAPI (\d\.\d) at/],
    [
      'wizard order',
      'app/language/guided-path.ts',
      /'avs', 'lpp', 'pillar3a', '(check)', 'synthesis'/,
      /AVS, LPP, 3a, a (check)/,
    ],
    ['validation ranges', 'app/dossier/rules/info-rules.ts', /ADULT_AT = (\d+)/, /From (\d+) years/],
    ['validation ranges', 'app/dossier/shape/account-3a.ts', /max\((\d+)_000_000,/, /(\d+) million francs/],
    ['digest params', 'app/dossier/shape/simulation.ts', /(desiredRate):/, /`(desiredRate)`/],
    [
      'identity and provider calls',
      'app/standards/documents/pensionAPI-4.1.0.yaml',
      /version: ([\d.]+)/,
      /Pension API ([\d.]+)/,
    ],
    [
      'identity and provider calls',
      'app/standards/documents/directoryAPI-0.8.0.yaml',
      /version: ([\d.]+)/,
      /directory ([\d.]+\d)/,
    ],
    ['server errors', 'app/api/problem.ts', /RFC (\d+)/, /RFC (\d+) problem documents/],
    ['server errors', 'app/api/problem.ts', /silent: (\d+)/, /the silence of an outside party is (\d+)/],
    ['limits', 'app/door/body-sizes.ts', /MOST_BYTES = (\d+) \* 1024/, /(\d+) kB a request/],
    ['limits', 'app/ui/form/posted.ts', /MOST_FIELDS = (\d+)/, /(\d+) fields a form/],
    ['limits', 'app/api/json-size.ts', /MOST_VALUES = (\d+)/, /(\d+) values/],
    ['limits', 'app/door/limits.ts', /changesPerSession: (\d+)/, /a minute (\d+) changes/],
    ['limits', 'app/door/limits.ts', /readsPerSession: (\d+)/, /and (\d+) pages or calls/],
    ['limits', 'app/door/limits.ts', /signInsPerAddress: (\d+)/, /(\d+) sign-ins from an address/],
    ['limits', 'app/door/limits.ts', /begunPerAddress: (\d+)/, /(\d+) dossiers of one's own begun/],
    ['limits', 'app/door/cost/cost-budgets.ts', /session: (\d+)_000/, /(\d+) s a minute for a session/],
    ['limits', 'app/door/cost/cost-budgets.ts', /address: (\d+)_000/, /(\d+) s for an address/],
    ['limits', 'app/dossier/vault/sealing/sealing.ts', /MOST_SEALED = (\d+)_000/, /(\d+) kB a sealed dossier/],
    ['limits', 'app/door/limits.ts', /estimatesPerAddress: (\d+)/, /and (\d+) estimates of a whole life/],
    ['limits', 'app/door/limits.ts', /READS_OF_A_FILE = (\d+)/, /a file counts as (\d+)/],
  ]
  const choiceOf = (item: string) => rows.find(([name]) => name === item)?.[1] ?? ''
  const saidIn = (choice: string, item: string) =>
    HELD.filter(([held]) => held === item).map(([, , , inChoice]) => inChoice.exec(choice)?.[1])

  it.each(HELD)('[239] %s: tells what stands in %s, %s', (item, file, inCode, inChoice) => {
    const known = inCode.exec(readFileSync(fileAt(file), 'utf8'))?.[1]
    expect(known).toBeTruthy()
    expect(inChoice.exec(choiceOf(item))?.[1]).toBe(known)
  })

  it.each(LEFT_OPEN)('[239] %s: the choice of another item in its place is seen', (item) => {
    expect(saidIn(choiceOf(item), item).length).toBeGreaterThan(0)
    for (const other of LEFT_OPEN.filter((one) => one !== item))
      expect(saidIn(choiceOf(other), item), other).toContain(undefined)
  })
})

describe('docs/specification.md', () => {
  const text = readFileSync(fileAt('docs/specification.md'), 'utf8')
  /** Per section, its rows: what the text says, what the product does, why, and the acceptance rows. */
  const sections = text.split('\n## ').slice(1)
  const departures = sections.flatMap((section) => {
    const [, ...rows] = section.split('\n').filter((line) => /^\| (?!-)/.test(line))
    return rows.map((line) => [
      section.slice(0, 2),
      ...line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ])
  })
  const idsIn = (cell = '') =>
    [...cell.matchAll(/(\d{3})(?: to (\d{3}))?/g)].flatMap(([, first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => String(Number(first) + at).padStart(3, '0')),
    )

  it('goes through the nine sections of the specification, in their order', () => {
    expect(sections.map((section) => section.slice(0, 2))).toEqual(Array.from({ length: 9 }, (_, at) => `§${at + 1}`))
    expect(new Set(departures.map(([section]) => section)).size).toBe(9)
  })

  it.each(departures)('%s, %s: says what it is instead and why, with rows of that section', (section, ...cells) => {
    const [asked = '', done = '', why = '', rows] = cells
    for (const cell of [asked, done, why]) expect(cell.length).toBeGreaterThan(5)
    const named = idsIn(rows).map((id) => ROWS.find((row) => row.id === id)?.section)
    expect(named).not.toEqual([])
    expect(named.filter((one) => !one?.split(' ').includes(section))).toEqual([])
  })

  it('leads to pages that there are', () => {
    const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => `docs/${path}`)
    const named = [...text.matchAll(/`(tests\/[^`\s]+)`/g)].map(([, path = '']) => path)
    expect(linked.length).toBeGreaterThan(10)
    expect([...linked, ...named].filter((path) => !existsSync(fileAt(path)))).toEqual([])
  })
})

describe('README.md', () => {
  const readme = readFileSync(fileAt('README.md'), 'utf8')
  const [, changes = ''] = readme.split('\n## To change something\n')
  const rows = [...(changes.split('\n## ')[0] ?? '').matchAll(/^\| (?!-|to change)(.+?) \| (.+) \|$/gm)]

  it('has at most 100 lines, and a picture of at most 60 kB', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(101)
    const [, picture = ''] = /!\[[^\]]+\]\(([^)]+)\)/.exec(readme) ?? []
    expect(statSync(fileAt(picture)).size).toBeLessThanOrEqual(60_000)
  })

  it('says for ten changes what to open', () => expect(rows.length).toBe(10))

  /** By words of a row, the file of tests/changes that makes the change on a copy. */
  const TRIED: Record<string, string> = {
    Italian: 'a-language',
    'a civil status': 'a-civil-status',
    'a field of the certificate': 'a-field-of-the-certificate',
    'the amounts of 2027': 'amounts-of-a-year',
    'the taxes of a new year': 'taxes-of-a-year',
    'a new page': 'a-page',
    'a parameter of a scenario': 'a-parameter-of-a-scenario',
    'an assumption': 'an-assumption',
    'another store': 'a-store',
    'the layout of the PDF': 'the-pdf',
  }

  it.each(rows.map(([, change = '']) => change))('to change %s: is tried on a copy', (change) => {
    const [, file] = Object.entries(TRIED).find(([words]) => change.includes(words)) ?? []
    expect(existsSync(fileAt(`tests/changes/${file}.deep.test.ts`))).toBe(true)
  })

  it.each(rows.map(([, change = '', open = '']) => [change, open] as const))(
    'to change %s: opens files that there are',
    (_change, open) => {
      const named = [...open.matchAll(/`((?:app|tests|docs|public)\/[^`]+|[\w-]+\.(?:js|ts))`/g)].map(
        ([, path = '']) => path,
      )
      const [beside = ''] = named
      const isThere = (path: string) =>
        [path, `${beside}/../${path}`, `${beside}/${path}`].some((one) => existsSync(fileAt(one)))
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((path) => !isThere(path))).toEqual([])
    },
  )
})

describe('docs/README.md', () => {
  it('leads to every document', () => {
    const linked = [...readFileSync(fileAt('docs/README.md'), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to)
    const documents = readdirSync(fileAt('docs')).filter((name) => name.endsWith('.md') && name !== 'README.md')
    expect(linked.toSorted()).toEqual([...documents, 'decisions/README.md'].toSorted())
  })
})

describe('docs/architecture.md', () => {
  const architecture = readFileSync(fileAt('docs/architecture.md'), 'utf8')

  it('has a row for each room, and each says something of its own', () => {
    const rows = [...architecture.matchAll(/^\| `(app\/\w+|public|server\.ts)` \| (.+) \|$/gm)]
    const folders = readdirSync(fileAt('app'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const rooms = [...folders.map(({ name }) => `app/${name}`), 'public', 'server.ts']
    expect(rows.map(([, room]) => room).toSorted()).toEqual(rooms.toSorted())
    expect(new Set(rows.map(([, , what]) => what?.split(':')[0])).size).toBe(rows.length)
  })
})

describe('app/pillars/README.md', () => {
  const DOORS: Record<string, object> = { avs, lpp, 'pillar-3a': pillar3a }
  const sections = readFileSync(fileAt('app/pillars/README.md'), 'utf8').split('\n## ')

  it.each(Object.keys(DOORS))('names only functions that %s exports', (pillar) => {
    const section = sections.find((one) => one.split('\n')[0]?.includes(`\`${pillar}/index.ts\``)) ?? ''
    const cells = [...section.matchAll(/^\| (`.+?) \| /gm)].map(([, cell = '']) => cell)
    const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)\(/g)].map(([, name = '']) => name))
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((name) => !(name in (DOORS[pillar] ?? {})))).toEqual([])
  })
})

const audit = readFileSync(fileAt('docs/audit.md'), 'utf8')

describe('docs/accessibility.md', () => {
  const text = readFileSync(fileAt('docs/accessibility.md'), 'utf8')
  /** The numbers of the criteria in a level's table. */
  const criteriaOf = (heading: string) => {
    const [, part = ''] = text.split(`## ${heading}\n`)
    return [...(part.split('\n## ')[0] ?? '').matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number)
  }

  it('covers each criterion of WCAG 2.2 once: 31 of level A, 24 of level AA, 31 of AAA', () => {
    const [a, aa] = [criteriaOf('WCAG 2.2, level A'), criteriaOf('WCAG 2.2, level AA')]
    const notMet = [...audit.matchAll(/^\| WCAG (\d\.\d\.\d+) \(AAA\) /gm)].map(([, number]) => number)
    const met = criteriaOf('AAA criteria that are met')
    const aaa = [...met, ...criteriaOf('AAA criteria that there is nothing for'), ...notMet]
    expect([a.length, aa.length, aaa.length]).toEqual([31, 24, 31])
    expect(new Set([...a, ...aa, ...aaa]).size).toBe(86)
  })

  it('names files that there are', () => {
    const files = [...text.matchAll(/`((?:app|tests)\/[^`\s]+)`/g)].map(([, path = '']) => path)
    expect(files.filter((path) => !existsSync(fileAt(path)))).toEqual([])
  })
})

describe('docs/audit.md', () => {
  // The acceptance rows in a title are proven by that test, not by this one.
  const named = [...audit.matchAll(/`((?:app|tests)\/[^`\s]+)` “([^”]+)”/g)].map(
    ([, file = '', title = '']) => [file, title.replaceAll(/\[\d{3}\] /g, ''), title] as const,
  )

  it.each(named)('%s has a test of that title: %s', (file, _title, title) => {
    expect(existsSync(fileAt(file)), file).toBe(true)
    const heads = new RegExp(`\\(\\s*['\`]${literally(title).source}['\`]`)
    expect(readFileSync(fileAt(file), 'utf8')).toMatch(heads)
  })

  it('has a row for each file that shows a criterion of docs/accessibility.md, and no other', () => {
    const [, criteria = ''] = readFileSync(fileAt('docs/accessibility.md'), 'utf8').split('## WCAG 2.2, level A\n')
    const shown = [...criteria.matchAll(/`((?:app|tests)\/[^`\s]+)`/g)].map(([, file]) => file)
    const [, rows = ''] = audit.split('## The files of docs/accessibility.md')
    const listed = [...rows.matchAll(/^\| `([^`]+)` \| `/gm)].map(([, file]) => file)
    expect(listed.toSorted()).toEqual([...new Set(shown)].toSorted())
  })

  it.each(['docs/audit.md', 'docs/processing.md'])('%s names files that there are', (page) => {
    const files = [...readFileSync(fileAt(page), 'utf8').matchAll(/`((?:app|tests|docs)\/[^`\s]+)`/g)]
    expect(files.length).toBeGreaterThan(3)
    expect(files.map(([, path = '']) => path).filter((path) => !existsSync(fileAt(path)))).toEqual([])
  })
})

describe('[038] the list of screens', () => {
  type Screen = { path: string; module: string; guard: string }
  const ROUTES = import.meta.glob<{ handle: { guard: string } }>('../app/pages/**/route.tsx')
  const WHO: Record<string, string> = {
    everybody: 'everybody',
    signedOut: 'not signed in (else `/router`)',
    newcomer: 'no dossier yet (else `/router`)',
    session: 'a dossier',
    visitor: 'a dossier, terms accepted',
  }
  const byPath = (one: Screen, other: Screen) => one.path.localeCompare(other.path)

  const listed = readFileSync(fileAt('docs/routes.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `\//.test(line))
    .flatMap((line): Screen[] => {
      const [paths = '', screen = '', module = '', guard = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      expect(screen.length, paths).toBeGreaterThan(10)
      return [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({ path, module, guard }))
    })

  it('names each path that is served, and no other, with its module and who may see it', async () => {
    const served = Object.entries({ ...PAGES, ...FILES, ...RESOURCES }).filter(([path]) => path !== '/*')
    const screens = served.map(async ([path, name]): Promise<Screen> => {
      const guard = (await ROUTES[`../app/pages/${name}/route.tsx`]?.())?.handle.guard ?? ''
      return { path, module: `pages/${name}`, guard: WHO[guard] ?? '' }
    })
    expect(listed.toSorted(byPath)).toEqual((await Promise.all(screens)).toSorted(byPath))
  })

  it('has the 18 routes of the specification', () => {
    const paths = listed.map(({ path }) => path)
    expect([...PUBLIC, ...LOGIN, ...PROTECTED].filter((path) => !paths.includes(path))).toEqual([])
    expect(PUBLIC.length + LOGIN.length + PROTECTED.length).toBe(18)
  })
})

describe('what stands behind a question mark', () => {
  const routes = readFileSync(fileAt('docs/routes.md'), 'utf8')
  const app = fileURLToPath(fileAt('app'))
  const pages = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^(api|connectors|identity|sandbox)\//.test(path),
  )
  const read = pages.flatMap((path) =>
    [...readFileSync(join(app, path), 'utf8').matchAll(/(?:searchParams|query)\.(?:get|set|delete)\('(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  )

  it('is known by name wherever a page reads or writes it', () =>
    expect([...new Set(read)].filter((name) => !(name in OUR_QUERY))).toEqual([]))

  /** A word for each reason of a failed sign-in, and a sealed text, are not told one by one. */
  const byName = ['problem', 'payload']

  it.each(Object.entries(OUR_QUERY))('%s is listed, with its values', (name, values) => {
    const listed = byName.includes(name) ? [name] : values.map((value) => `${name}=${value}`)
    expect(listed.filter((one) => !routes.includes(one))).toEqual([])
  })
})
