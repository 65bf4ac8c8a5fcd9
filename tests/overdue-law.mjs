/** The tables of the law that must be checked again today (or on `TODAY`), one per line. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const app = fileURLToPath(new URL('../app', import.meta.url))
const load = async (file) =>
  (await runnerImport(`${app}/${file}`, { resolve: { alias: { '~': app } }, logLevel: 'error' })).module

export async function overdueLaw() {
  const [{ overdueOn }, { LAW_TABLES }, { TAX_TABLES }, { INCOME_TAX_TABLES }, { createClock }] = await Promise.all(
    ['law/overdue.ts', 'law/tables.ts', 'law/tax/capital-tax.ts', 'law/tax/income-taxes.ts', 'shell/clock.ts'].map(
      load,
    ),
  )
  const ofPillars = Object.values(LAW_TABLES).flatMap((pillar) => Object.values(pillar))
  const tables = [...ofPillars, ...TAX_TABLES, ...INCOME_TAX_TABLES]
  return overdueOn(tables, createClock(process.env.TODAY ?? null).today()).map(({ id, why, since }) =>
    why === 'checked' ? `${id}: last checked on ${since}` : `${id}: enacted until ${since} only`,
  )
}
