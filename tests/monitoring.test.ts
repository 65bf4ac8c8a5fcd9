/** Alerts and dashboard ask only for what `/metrics` has, and for each alert the manual says what to do. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parser } from '@prometheus-io/lezer-promql'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMeasures } from '~/measures/measures'
import { samplesIn } from './support/product/measured'
import { onPath } from './system-packages.mjs'

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const textOf = (path: string) => readFileSync(pathOf(path), 'utf8')

type Alert = {
  alert: string
  expr: string
  for?: string
  labels: Record<string, string>
  annotations: { summary: string }
}
type Panel = { title: string; targets: { expr: string }[] }

const { groups } = parse(textOf('docs/monitoring/alerts.yaml')) as { groups: { rules: Alert[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)
const { panels } = JSON.parse(textOf('docs/monitoring/dashboard.json')) as { panels: Panel[] }

const measures = createMeasures({
  routes: ['/', '/avs', '/synthesis', '/health/live', '/assets/*'],
  version: '1',
  longestMs: 1,
})
measures.watch({
  load: { isLate: () => false, counts: () => ({ underWay: 0, waiting: 0 }) },
  waitingFor: { pdf: () => 0, estimate: () => 0, paper: () => 0 },
})
const text = await measures.text()
/** Of Prometheus itself. */
const FROM_OUTSIDE = ['up']
const ADDED = ['job', 'instance', 'le']
const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]))
const names = new Set([
  ...FROM_OUTSIDE,
  ...samplesIn(text).map(({ name }) => name),
  ...[...types].flatMap(([name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
])

type Matcher = { label: string; sign: string; word: string }
type MetricQuery = { metric: string; matchers: Matcher[] }

/** What an expression queries. @throws if it cannot be read */
function askedIn(expr: string): MetricQuery[] {
  const asked: MetricQuery[] = []
  parser.parse(expr).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`cannot be read at ${node.from}: ${expr}`)
      if (node.name !== 'VectorSelector') return
      const [, metric = '', inner = ''] = /^([\w:]*)(?:\{([\s\S]*)\})?/.exec(expr.slice(node.from, node.to)) ?? []
      const matchers = [...inner.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*(?:"([^"]*)"|'([^']*)')/g)]
      asked.push({
        metric,
        matchers: matchers.map(([, label = '', sign = '', word = '']) => ({ label, sign, word })),
      })
    },
  })
  return asked
}

/** What is queried and does not exist: a metric, a label of it, or a word of the label. */
function notThere(expr: string): string[] {
  return askedIn(expr).flatMap(({ metric, matchers }) => {
    if (!names.has(metric)) return [metric]
    const lists = measures.lists.get(metric.replace(/_(bucket|count|sum)$/, '')) ?? measures.lists.get(metric) ?? {}
    return matchers
      .filter(({ label, sign, word }) => {
        if (ADDED.includes(label)) return false
        const fits = sign.endsWith('~')
          ? (one: string) => new RegExp(`^(?:${word})$`).test(one)
          : (one: string) => one === word
        return !lists[label]?.some(fits)
      })
      .map(({ label, word }) => `${metric} ${label}=${word}`)
  })
}

describe('the look at what is asked for', () => {
  it.each([
    ['sum(rate(piliers_requests_seconds_count[5m]))', ['piliers_requests_seconds_count']],
    ['piliers_request_seconds_count{status="500"}', ['piliers_request_seconds_count status=500']],
    ['piliers_request_seconds_count{code="5xx"}', ['piliers_request_seconds_count code=5xx']],
    [
      'piliers_party_wait_seconds_count{outcome=~"timeOut|never"}',
      ['piliers_party_wait_seconds_count outcome=timeOut|never'],
    ],
    ['piliers_refusals_total{by="door",reason=~"shed|none"} > 1', []],
  ])('finds in %s: %j', (expr, found) => expect(notThere(expr)).toEqual(found))

  it('refuses what cannot be read', () => expect(() => askedIn('sum(rate(up[5m])')).toThrow('cannot be read'))
})

describe('docs/monitoring/alerts.yaml', () => {
  it('has alerts, each once', () => {
    expect(alerts.length).toBeGreaterThan(15)
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
  })

  it.each(alerts)('$alert asks for what is measured, and says what it is', ({ expr, labels, annotations }) => {
    expect(notThere(expr)).toEqual([])
    expect(askedIn(expr).length).toBeGreaterThan(0)
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.summary.length).toBeGreaterThan(20)
  })

  it('has for each alert what to do, and for no other', () => {
    const [, part = ''] = textOf('docs/operating.md').split('\n## When an alert fires\n')
    const sections = (part.split('\n## ')[0] ?? '').split('\n### ').slice(1)
    const told = sections.map((section) => section.split('\n')[0])
    expect(told.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
    expect(sections.filter((section) => section.split('\n').slice(1).join(' ').trim().length < 100)).toEqual([])
  })

  it('is tried alert by alert', () => {
    const tried = [...textOf('docs/monitoring/alerts.test.yaml').matchAll(/alertname="(\w+)"/g)].map(([, name]) => name)
    expect([...new Set(tried)].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  })

  const promtool = onPath(['promtool'])
  it.skipIf(!promtool)('is taken by Prometheus, and each alert fires when it should', () => {
    const run = (...args: string[]) =>
      execFileSync(promtool ?? '', args, { cwd: pathOf('docs/monitoring'), stdio: 'pipe' })
    run('check', 'rules', 'alerts.yaml')
    run('test', 'rules', 'alerts.test.yaml')
  })
})

describe('docs/monitoring/dashboard.json', () => {
  it.each(panels)('$title shows what is measured', ({ targets }) => {
    expect(targets.length).toBeGreaterThan(0)
    for (const { expr } of targets) expect(notThere(expr), expr).toEqual([])
  })
})

describe('docs/operating.md', () => {
  const manual = textOf('docs/operating.md')
  it.each([...measures.lists.keys()])('tells of %s', (name) => expect(manual).toContain(`\`${name}\``))

  it('tells of no other', () => {
    const told = [...manual.matchAll(/`(piliers_\w+)`/g)].map(([, name = '']) => name)
    expect(told.filter((name) => !measures.lists.has(name))).toEqual([])
  })
})
