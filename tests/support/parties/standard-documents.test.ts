import { describe, expect, it } from 'vitest'
import { faultsBySchema, faultsOfAnswer, type StandardName, schemaNames } from './standard-documents'

const DOCUMENTS: { name: StandardName; count: number }[] = [
  { name: 'pension', count: 96 },
  { name: 'directory', count: 3 },
  { name: 'consent', count: 6 },
]

describe('the standards’ documents', () => {
  it.each(DOCUMENTS)('compiles every schema of $name unchanged', ({ name, count }) => {
    expect(schemaNames(name)).toHaveLength(count)
    for (const schema of schemaNames(name)) expect(() => faultsBySchema(name, schema, null)).not.toThrow()
  })

  it('names what is missing and what has the wrong form', () => {
    expect(faultsBySchema('directory', 'PensionFund', { id: 'a', name: 'A', openpkStatus: 'active' })).toEqual([])
    expect(faultsBySchema('directory', 'PensionFund', { id: 'a', openpkStatus: 'open' })).toHaveLength(2)
    expect(faultsBySchema('pension', 'Date', '2026-02-30')).toHaveLength(1)
    expect(faultsBySchema('pension', 'PersonId', 'with a blank')).toHaveLength(1)
  })

  it('checks an answer against the schema of its operation and status', async () => {
    const answer = (body: unknown, status: number, type: string) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
    const faults = (response: Response) => faultsOfAnswer('pension', 'retrieveInsuredPersons', response)

    expect(await faults(answer([{ personId: 'a' }], 200, 'application/json; charset=utf-8'))).toEqual([])
    expect(await faults(answer([{}], 200, 'application/json'))).toHaveLength(1)
    expect(await faults(answer([], 200, 'text/html'))).toHaveLength(1)
    expect(await faults(answer({}, 418, 'application/json'))).toHaveLength(1)
    expect(await faults(answer({ type: '/problems/X' }, 401, 'application/problem+json'))).toHaveLength(1)
    await expect(faultsOfAnswer('pension', 'noSuchOperation', answer({}, 200, 'application/json'))).rejects.toThrow()
  })
})
