import { describe, expect, it } from 'vitest'
import { filledDossier } from '../../../tests/support/lives/dossiers'
import { NO_REVISIONS } from './revisions'
import { Dossier } from './shape'
import { NO_CHANGE } from './simulation'

describe('dossier', () => {
  it('opens from before there were simulations: without one', () => {
    const { simulation: _, ...before } = filledDossier()
    expect(Dossier.parse(before)).toEqual({ ...before, simulation: null })
  })

  it('opens from before a user was kept: without one', () => {
    const { user: _, ...before } = filledDossier()
    expect(Dossier.parse(before)).toEqual({ ...before, user: null })
  })

  it('opens from before it could be kept longer: it never was', () => {
    const { timesKept: _, ...before } = filledDossier()
    expect(Dossier.parse(before)).toEqual({ ...before, timesKept: 0 })
  })

  it('opens from before there were revisions: as if nothing had been saved yet', () => {
    const { revisions: _, ...before } = filledDossier()
    expect(Dossier.parse(before).revisions).toEqual(NO_REVISIONS)
  })

  it('keeps a simulation, also of before there was more to simulate than a date', () => {
    const simulation = { retirementDate: '2034-05-17' }
    expect(Dossier.parse({ ...filledDossier(), simulation }).simulation).toEqual({ ...NO_CHANGE, ...simulation })
  })
})
