/** A visitor, born on 10 May 1970, who asks what another retirement date would change; and how such a date is refused. */
import { MARRIED, type startApi } from '../product/start-api'

type Api = Awaited<ReturnType<typeof startApi>>

/** From 63 to 70, the reference age being 65. */
export const [EARLIEST, REFERENCE, LATEST] = ['2033-06-01', '2035-06-01', '2040-06-01'] as const

/** Three pillars: two funds, two providers. */
export async function fillIn(api: Api, info: object = MARRIED) {
  await api.post('/acor/pension-calculator/info', info)
  await api.post('/openpk/user/pension-funds', { ids: ['a', 'b'] })
  await api.post('/openpv/user/entities', { ids: ['x', 'y'] })
}

export const digestWith = async (api: Api, retirementDate?: string) =>
  (await api.get(`/synthesis/digest${retirementDate ? `?retirementDate=${retirementDate}` : ''}`)).json()

export async function problemOf(response: Response) {
  const { status, errors } = await response.json()
  return { status, errors }
}

export const refused = (key: string) => ({ status: 422, errors: [{ field: 'retirementDate', key }] })
