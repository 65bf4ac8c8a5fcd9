/** A fictional visitor's dossier, and the values in it that nobody else may ever read. */
import { type Dossier, emptyDossier } from '~/dossier/shape'
import { day } from '~/pillars/day'

export const NAVS = '756.9217.0769.85'
export const PARTNER_NAVS = '756.1234.5678.97'

export const CANARIES = [
  NAVS,
  NAVS.replace(/\D/g, ''),
  PARTNER_NAVS,
  'Canarine',
  'canarine@exemple.ch',
  '1961-04-23',
  'eyJhbGciOiJSUzI1NiJ9.canary',
  'subject-canary',
  'access-canary',
  'refresh-canary',
]

export function filledDossier(): Dossier {
  const login = {
    sub: 'subject-canary',
    name: 'Canarine Essai',
    email: 'canarine@exemple.ch',
    navs: NAVS,
    partnerNavs: PARTNER_NAVS,
  }
  const dossier = emptyDossier(login, 'https://identity.example', 'eyJhbGciOiJSUzI1NiJ9.canary', { version: '1' })
  dossier.firstPillar.info = {
    person: {
      navs: NAVS,
      birthDate: day('1961-04-23'),
      gender: 'FEMALE',
      status: 'bachelor',
      relationshipStartDate: null,
      relationshipEndDate: null,
    },
    partner: null,
    children: [],
  }
  const grant = { accessToken: 'access-canary', refreshToken: 'refresh-canary', until: 1_780_000_600_000 }
  dossier.secondPillar.selection = ['some-fund']
  dossier.parties = { fund: { 'some-fund': grant }, entity: {}, visits: {} }
  return dossier
}
