import { describe, expect, it } from 'vitest'
import { filledDossier } from '../../tests/support/dossiers'
import { Dossier } from './shape'

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

  it('keeps a simulation', () => {
    const simulation = { retirementDate: '2034-05-17' }
    expect(Dossier.parse({ ...filledDossier(), simulation }).simulation).toEqual(simulation)
  })
})
