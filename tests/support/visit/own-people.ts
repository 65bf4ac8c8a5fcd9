/** Six persons who type their own figures: each page of their way, and what they type on it. */
import { lines } from './estimated'

/** Fields by their names; a page that asks for more comes twice. `press`: a button that is not the usual one. */
export type Step = { at: string; type: Record<string, string>; press?: 'asRead' | 'another' }

/** `simulated`: what they type beside a rate of 80 %. */
export type OwnPerson = { papers: readonly string[]; steps: readonly Step[]; simulated: Record<string, string> }

const single = { status: 'bachelor', hasChildren: 'no', insuredSince: 'always' }
const employed = { work: 'employed', fund: 'yes' }
const extract = (...spans: string[][]) => ({
  way: 'extract',
  extractDate: '12.3.2026',
  extract: spans.flat().join('\n'),
})
const asRead: Step = { at: '/avs/career/check', type: {}, press: 'asRead' }
const notKnown: Step = { at: '/avs/career', type: { way: 'none' } }

/** 41, single: few figures, from memory. */
const single41: OwnPerson = {
  papers: ['nothing'],
  steps: [
    { at: '/avs', type: { birthDate: '12.04.1985', gender: 'FEMALE', ...single, ...employed } },
    { at: '/avs/career', type: { way: 'quick', salary: "85'000" } },
  ],
  simulated: {},
}

/** From memory; what the partner earns is not known. */
const couple: OwnPerson = {
  papers: ['nothing'],
  steps: [
    {
      at: '/avs',
      type: {
        ...{ birthDate: '10.02.1972', gender: 'MALE', status: 'married', relationshipStartDate: '1.7.2001' },
        ...{ 'partner.birthDate': '30.4.1974', 'partner.gender': 'FEMALE', hasChildren: 'no' },
        ...{ insuredSince: 'always', ...employed },
      },
    },
    { at: '/avs/career', type: { way: 'quick', salary: "102'000" } },
    notKnown,
  ],
  simulated: {},
}

/** 57, with an extract, a certificate and two 3a accounts. */
const papers57: OwnPerson = {
  papers: ['extract', 'certificate', 'account3a'],
  steps: [
    { at: '/avs', type: { birthDate: '14.03.1969', gender: 'MALE', ...single, ...employed } },
    { at: '/avs/career', type: extract(lines(1990, 2009, 68_000), lines(2010, 2024, 92_000)) },
    asRead,
    {
      at: '/lpp/certificate',
      type: {
        ...{ date: '1.1.2026', balance: "412'638", balanceMandatory: "230'000", capital: "598'400" },
        ...{ pension: "32'313", contribution: "16'800", insuredSalary: "74'500" },
      },
    },
    { at: '/3a/account', type: { solde: "148'200", amount: "7'000", rate: '0.5' }, press: 'another' },
    { at: '/3a/account', type: { solde: "61'000", amount: '0', rate: '1' } },
  ],
  simulated: {},
}

/** Divorced, with two children; what the other earned is not known. */
const divorced: OwnPerson = {
  papers: ['extract', 'certificate'],
  steps: [
    {
      at: '/avs',
      type: {
        ...{ birthDate: '12.04.1970', gender: 'FEMALE', status: 'divorced', hasChildren: 'yes', childCount: '2' },
        ...{ insuredSince: 'always', ...employed },
      },
    },
    { at: '/avs', type: { 'children[0].birthDate': '3.3.1999', 'children[1].birthDate': '5.6.2002' } },
    {
      at: '/avs/family',
      type: {
        ...{ 'marriages[0].start': '1.6.1996', 'marriages[0].end': '1.6.2010', 'marriages[0].endedBy': 'divorce' },
        ...{ 'marriages[0].partner.birthDate': '5.5.1968', 'marriages[0].partner.gender': 'MALE' },
      },
    },
    { at: '/avs/career', type: extract(lines(1991, 1998, 48_000), lines(2003, 2024, 62_000)) },
    asRead,
    notKnown,
    {
      at: '/lpp/certificate',
      type: { date: '1.1.2026', balance: "182'000", capital: "268'000", pension: "14'472", insuredSalary: "40'000" },
    },
  ],
  simulated: {},
}

/** 63, with the letter of a forecast and a certificate. */
const forecast63: OwnPerson = {
  papers: ['forecast', 'certificate'],
  steps: [
    { at: '/avs', type: { birthDate: '10.10.1963', gender: 'MALE', ...single, ...employed } },
    { at: '/avs/career', type: { way: 'forecast', ramd: "83'160", scale: '44', forecastYear: '2026' } },
    {
      at: '/lpp/certificate',
      type: { date: '1.1.2026', balance: "512'000", capital: "560'000", pension: "29'120" },
    },
  ],
  // No paper of theirs says it.
  simulated: { currentSalary: "95'000" },
}

/** Self-employed without a fund; came to Switzerland at 30. */
const selfEmployed: OwnPerson = {
  papers: ['extract', 'account3a'],
  steps: [
    {
      at: '/avs',
      type: {
        ...{ birthDate: '20.08.1976', gender: 'MALE', status: 'bachelor', hasChildren: 'no' },
        ...{ insuredSince: 'year', insuredSinceYear: '2006', work: 'selfEmployed', fund: 'no' },
      },
    },
    { at: '/avs/career', type: extract(lines(2006, 2024, 74_000)) },
    asRead,
    { at: '/3a/account', type: { solde: "96'000", amount: "14'000", rate: '1' } },
  ],
  simulated: {},
}

export const OWN_PEOPLE = { single41, couple, papers57, divorced, forecast63, selfEmployed }
