import { describe, expect, it } from 'vitest'
import { readSimulationForm } from './simulation-form'

const formOf = (fields: Record<string, string>) => {
  const posted = new FormData()
  for (const [name, value] of Object.entries(fields)) posted.append(name, value)
  return posted
}

describe('the simulation form', () => {
  it.each(['01.04.2034', '1.4.2034', '2034-04-01', ' 01.04.2034 '])('[119] reads %j', (retirementDate) =>
    expect(readSimulationForm(formOf({ retirementDate })).change).toEqual({ retirementDate: '2034-04-01' }),
  )

  it('wants a date', () =>
    expect(readSimulationForm(formOf({})).submission?.reply().error).toEqual({ retirementDate: ['required'] }))

  it.each([
    ['31.02.2034', 'dayUnknown'],
    ['avril 2034', 'dayForm'],
    ['04.2034', 'dayForm'],
  ])('says what is wrong with %j, and keeps it as typed', (retirementDate, key) => {
    const { change, submission } = readSimulationForm(formOf({ retirementDate }))
    expect(change).toBeNull()
    expect(submission?.reply()).toMatchObject({ initialValue: { retirementDate }, error: { retirementDate: [key] } })
  })

  it('takes the simulation away, whatever is typed', () =>
    expect(readSimulationForm(formOf({ retirementDate: 'x', remove: '1' })).change).toEqual({ retirementDate: null }))
})
