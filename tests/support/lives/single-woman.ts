import { day } from '~/pillars/day'

/** A single woman of May 1970, as the AVS form keeps her: 63 in June 2033, the reference age in June 2035. */
export const SINGLE_WOMAN = {
  navs: null,
  birthDate: day('1970-05-10'),
  gender: 'FEMALE' as const,
  status: 'bachelor' as const,
  relationshipStartDate: null,
  relationshipEndDate: null,
  insuredSince: 'always' as const,
}
