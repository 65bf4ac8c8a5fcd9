import { guided } from '~/language/guided-text.de'
import type { TextOf } from '~/language/text-of'
import { words } from '~/language/words.de'
import { about } from '~/pages/about/text.de'
import { accessibility } from '~/pages/accessibility/text.de'
import { account3a } from '~/pages/account-3a/text.de'
import { ages } from '~/pages/ages/text.de'
import { avs } from '~/pages/avs/text.de'
import { explained } from '~/pages/avs-explained/text.de'
import { career } from '~/pages/career/text.de'
import { careerCheck } from '~/pages/career-check/text.de'
import { certificate } from '~/pages/certificate/text.de'
import { checked } from '~/pages/checked/text.de'
import { cookies } from '~/pages/cookies/text.de'
import { data } from '~/pages/data/text.de'
import { decide } from '~/pages/decide/text.de'
import { developers } from '~/pages/developers/text.de'
import { documents } from '~/pages/documents/text.de'
import { exported } from '~/pages/export/text.de'
import { family } from '~/pages/family/text.de'
import { glossary } from '~/pages/glossary/text.de'
import { films } from '~/pages/home/films-text.de'
import { home } from '~/pages/home/text.de'
import { law } from '~/pages/law/text.de'
import { lpp } from '~/pages/lpp/text.de'
import { explainedLpp } from '~/pages/lpp-explained/text.de'
import { own } from '~/pages/own/text.de'
import { ownCheck } from '~/pages/own-check/text.de'
import { papers } from '~/pages/own-papers/text.de'
import { pillar3a } from '~/pages/pillar-3a/text.de'
import { explained3a } from '~/pages/pillar-3a-explained/text.de'
import { plan } from '~/pages/plan/text.de'
import { prelogin } from '~/pages/prelogin/text.de'
import { range } from '~/pages/quick/range/text.de'
import { quick } from '~/pages/quick/text.de'
import { resume } from '~/pages/resume/text.de'
import { scenarios } from '~/pages/scenarios/text.de'
import { simulation } from '~/pages/simulation/text.de'
import { terms } from '~/pages/terms/text.de'
import { vested } from '~/pages/vested/text.de'
import { takeaway } from '~/takeaway/text.de'
import { demo } from '~/ui/demo/text.de'
import { explainedPillars } from '~/ui/explained/text.de'
import { problems } from '~/ui/form/problems-text.de'
import { cookiesRefused } from '~/ui/frame/cookies-refused-text.de'
import { done } from '~/ui/frame/done-text.de'
import { errorPage } from '~/ui/frame/error-page-text.de'
import { scripts } from '~/ui/frame/scripts-text.de'
import { frame } from '~/ui/frame/text.de'
import { net } from '~/ui/net/text.de'
import { ownPapers } from '~/ui/own-papers/text.de'
import { partySignIn } from '~/ui/parties/text.de'
import { place } from '~/ui/place/text.de'
import { assumptions } from '~/ui/synthesis/assumptions-text.de'
import { compare } from '~/ui/synthesis/comparison/beside/text.de'
import { differences } from '~/ui/synthesis/comparison/differences-text.de'
import { stop } from '~/ui/synthesis/need/stop-text.de'
import { enough } from '~/ui/synthesis/need/text.de'
import { notInTotal } from '~/ui/synthesis/not-in-total-text.de'
import { notToday } from '~/ui/synthesis/not-today/text.de'
import { outlook } from '~/ui/synthesis/outlook/outlook-text.de'
import { synthesis } from '~/ui/synthesis/text.de'
import type { fr } from './catalogue.fr'

/** All German sentences; a key that is missing or too many does not compile. */
export const de: TextOf<typeof fr> = {
  frame,
  home,
  demo,
  guided,
  films,
  documents,
  prelogin,
  terms,
  about,
  checked,
  cookies,
  cookiesRefused,
  accessibility,
  decide,
  net,
  developers,
  errorPage,
  avs,
  family,
  own,
  quick,
  range,
  papers,
  ownCheck,
  resume,
  ownPapers,
  career,
  careerCheck,
  certificate,
  vested,
  account3a,
  lpp,
  pillar3a,
  partySignIn,
  place,
  explained,
  explainedPillars,
  explainedLpp,
  explained3a,
  synthesis,
  notInTotal,
  enough,
  stop,
  notToday,
  outlook,
  exported,
  takeaway,
  law,
  glossary,
  simulation,
  ages,
  plan,
  scenarios,
  scripts,
  data,
  compare,
  differences,
  done,
  problems,
  words,
  assumptions,
}
