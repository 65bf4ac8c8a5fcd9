/** The four figures that most people read off their certificate, without its day: as typed, and as the call takes them. */
import { day } from '~/pillars/day'

export const FOUR = { balance: "150'000", capital: "412'000", pension: "22'248", contribution: "14'400" }

export const FOUR_SENT = {
  kind: 'certificate',
  date: day('2026-01-01'),
  balance: 150_000,
  capital: 412_000,
  pension: 22_248,
  pensionPer: 'year',
  contribution: 14_400,
  contributionPer: 'year',
} as const
