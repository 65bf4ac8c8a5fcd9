/** What is wrong with a field, and how to correct it; one or two sentences per key. */
export const problems = {
  required: 'Il manque une réponse\u00a0: {{field}}',
  invalid: 'Cette valeur ne convient pas à ce champ. Corrigez-la selon le modèle indiqué.',
  tooLong: 'Ce texte est trop long pour ce champ. Raccourcissez-le, et vérifiez ce que vous avez collé.',
  outOfRange: 'Cette valeur est trop petite ou trop grande. Vérifiez-la.',
  unknownField: 'Le formulaire contient un champ inconnu. Rechargez la page et recommencez.',
  avsNumberForm: 'Le numéro AVS a 13 chiffres et commence par 756. Écrivez-le ainsi\u00a0: 756.1234.5678.97.',
  avsNumberCheckDigit:
    'Un chiffre de ce numéro AVS est faux. Vérifiez-le sur la carte d’assurance-maladie. Il s’écrit ainsi\u00a0: 756.1234.5678.97.',
  notOwnNumber: 'Ce numéro n’est pas celui de la personne connectée. Indiquez votre propre numéro AVS.',
  samePersonTwice: 'Ce numéro est le vôtre. Indiquez celui de votre partenaire.',
  notRegisteredPartner:
    'Selon le registre AVS, ce numéro n’est pas celui de votre partenaire. Vérifiez-le, par exemple sur sa carte d’assurance-maladie.',
  notAsRegistered:
    'Le registre AVS dit autre chose. Vérifiez cette réponse. Si c’est le registre qui se trompe, adressez-vous à votre caisse de compensation.',
  dayForm: 'Écrivez la date avec le jour, le mois et l’année, par exemple {{example}}.',
  dayOrAgeForm: 'Écrivez une date ou un âge, par exemple {{example}} ou 63.',
  yearCutShort: 'Écrivez l’année avec ses quatre chiffres, par exemple {{example}}.',
  dayUnknown: 'Cette date n’existe pas dans le calendrier. Vérifiez le jour et le mois, par exemple {{example}}.',
  dayInFuture: 'Cette date est dans le futur. Indiquez une date passée, par exemple {{example}}.',
  dayTooEarly: 'Cette date est trop ancienne. Indiquez une date à partir du 01.01.1900.',
  dayBeforeBirth: 'Cette date précède votre naissance. Vérifiez-la, par exemple {{example}}.',
  underEighteen: 'L’estimation est possible dès 18 ans. Vérifiez la date de naissance, par exemple 21.05.1981.',
  pensionBefore2025:
    'Avec cette date de naissance, l’âge de référence est atteint avant 2025. Nous n’estimons que les rentes qui commencent en 2025 ou plus tard\u00a0: votre caisse de compensation AVS connaît la vôtre.',
  birthDateUnknown: 'Votre date de naissance nous manque encore. Remplissez d’abord la page AVS.',
  marriageBeforeBirth:
    'Le mariage ou le partenariat ne peut pas commencer avant la naissance. Vérifiez les deux dates, par exemple 12.06.2008.',
  endBeforeStart: 'La fin ne peut pas précéder le début. Indiquez une date plus tardive, par exemple 30.09.2019.',
  endDateWithMarried:
    'Vous avez indiqué un mariage ou un partenariat enregistré. Laissez la date de fin vide, ou changez l’état civil.',
  deathDateWithMarried:
    'Vous avez indiqué un mariage ou un partenariat enregistré. Laissez la date de décès vide, ou changez l’état civil.',
  deathBeforeBirth: 'Le décès ne peut pas précéder la naissance. Vérifiez les deux dates, par exemple 30.09.2019.',
  deathDateOfLiving:
    'Une date de décès est indiquée pour un enfant en vie. Effacez la date, ou décochez «\u00a0en vie\u00a0».',
  childBeforeParent: 'Un enfant ne peut pas être né avant vous. Vérifiez la date, par exemple 14.03.2010.',
  childCountForm: 'Écrivez le nombre d’enfants en chiffres, de 1 à 15, par exemple 2.',
  childCountRows:
    'Vous avez rempli plus de lignes que d’enfants indiqués. Corrigez le nombre, ou retirez les lignes en trop.',
  tooManyChildren: 'Le formulaire a de la place pour 15 enfants. Écrivez un nombre de 1 à 15.',
  civilStatusUnknown: 'Cet état civil n’existe pas dans la liste. Choisissez une des six réponses.',
  genderUnknown: 'Choisissez «\u00a0Féminin\u00a0» ou «\u00a0Masculin\u00a0», comme à l’état civil.',
  insuredSinceRange:
    'Écrivez l’année où votre assurance AVS a commencé, entre votre naissance et aujourd’hui, par exemple 1998.',
  abroadOrder: 'La dernière année à l’étranger ne peut pas précéder la première. Vérifiez les deux années.',
  abroadRange: 'Écrivez une année entre votre naissance et aujourd’hui, par exemple 2004.',
  abroadBeforeInsured:
    'Cette période commence avant l’année où votre assurance AVS a commencé. Corrigez l’une des deux années.',
  abroadOverlap: 'Cette période recouvre une autre période à l’étranger. Indiquez chaque année une seule fois.',
  notBeforePresent:
    'Un mariage passé doit avoir pris fin avant votre mariage actuel. Vérifiez ses dates, ou la date du mariage sur la page AVS.',
  marriagesOverlap: 'Ce mariage commence avant la fin d’un autre. Vérifiez les dates.',
  separatedOutside: 'La séparation tombe hors du mariage. Vérifiez les dates.',
  familyNotTold:
    'Il manque encore un mariage et sa fin pour calculer la rente AVS. Complétez la page de votre famille.',
  noneBesideWork:
    'Une activité ne va pas avec «\u00a0Sans activité lucrative\u00a0». Décochez l’une des deux réponses.',
  partnerNotRetired:
    'À cette date de naissance, votre partenaire n’a pas encore l’âge de référence\u00a0: laissez ce champ vide, ou corrigez la date de naissance.',
  pensionSinceRange:
    'Une rente AVS commence deux ans (trois pour les femmes nées de 1961 à 1969) avant l’âge de référence au plus tôt, cinq ans après au plus tard. Vérifiez le jour sur la lettre.',
  partnerPensionTooLarge:
    'Cette rente dépasse la plus élevée de l’AVS. Écrivez la rente de votre partenaire seul, par mois, sans la vôtre et sans la caisse de pension, par exemple {{example}}.',
  partnerPaidAlready: 'Votre partenaire touche déjà sa rente. Laissez ce champ vide.',
  endedByUnknown: 'Indiquez comment le mariage a pris fin\u00a0: divorce, décès ou annulation.',
  survivorsPensionTooLarge:
    'Cette rente dépasse la plus élevée de l’AVS. Écrivez le montant par mois, sans la rente de la caisse de pension, par exemple {{example}}.',
  endNotAsStatus: 'Cette fin ne correspond pas à l’état civil de la page AVS. Corrigez cette réponse, ou l’état civil.',
  creditsUnknown: 'Cette réponse n’est pas dans la liste. Choisissez à qui reviennent les bonifications.',
  insuredSinceForm: 'Écrivez une année en quatre chiffres, par exemple 1998.',
  yearForm: 'Écrivez une année en quatre chiffres, par exemple {{example}}.',
  tooManyMarriages: 'Le formulaire a de la place pour 10 mariages.',
  tooManyYearsAbroad: 'Le formulaire a de la place pour 10 séjours à l’étranger.',
  monthsForm: 'Écrivez les mois de cotisation, par exemple 01-12 ou 12.',
  tooManyRows: 'Le formulaire n’a pas de place pour autant de lignes.',
  scaleRange: 'L’échelle de rente est un nombre de 1 à 44.',
  incomeTooLarge: 'Ce revenu est trop grand. Écrivez 10 millions de francs par an au plus, par exemple {{example}}.',
  forecastYearRange: 'Écrivez l’année de la lettre, de 1998 à aujourd’hui, par exemple {{example}}.',
  careerYearRange: 'Cette année est trop ancienne ou dans le futur. Vérifiez-la.',
  extractTooLong: 'Ce texte est trop long. Collez seulement les lignes de l’extrait.',
  tooManyUnread:
    'Nous n’avons pas compris plus de 250 lignes de ce texte, et n’en gardons pas tant. Collez seulement les lignes des revenus, ou saisissez-les ligne par ligne.',
  extractTooManyLines: 'Il y a plus de 500 lignes avec des chiffres. Collez seulement les lignes de l’extrait.',
  nothingRead: "Nous n’avons trouvé aucune ligne avec des chiffres. Écrivez par exemple\u00a0: 01-12 1998 45'817.",
  noRowTyped: 'Aucune ligne n’est remplie. Écrivez au moins une année et son revenu.',
  linesAfterExtract:
    'Des lignes portent une année plus récente que cette date. Vérifiez la date, en haut de l’extrait, et les années des lignes.',
  yearAfterExtract:
    'Cette année est plus récente que la date de l’extrait. Vérifiez-la\u00a0; si c’est la date qui est fausse, lisez l’extrait encore une fois.',
  lettersInNumber: 'Il y a une lettre dans ce montant, peut-être un O à la place d’un zéro. Corrigez-le.',
  yearBelowZero: 'Les lignes de cette année donnent ensemble moins de zéro. Vérifiez les montants et leurs signes.',
  fileOrText: 'Vous avez collé un texte et choisi un fichier. Gardez l’un des deux.',
  fileAgain: 'Choisissez le fichier encore une fois, nous ne l’avons pas gardé.',
  fileTooLarge: 'Ce fichier dépasse 5 mégaoctets. Choisissez-en un plus petit, ou collez les lignes.',
  fileKind: 'Nous ne lisons pas cette sorte de fichier. Choisissez un PDF, un CSV ou un fichier texte.',
  fileWithoutText:
    'Ce fichier est une image, sans texte à lire. Photographiez-le avec un téléphone qui reconnaît le texte, copiez le texte et collez-le\u00a0; ou tapez les lignes.',
  fileLocked: 'Ce PDF est protégé par un mot de passe. Ouvrez-le, copiez le texte et collez-le.',
  fileUnreadable: 'Ce fichier est abîmé ou trop compliqué à lire. Ouvrez-le, copiez le texte et collez-le.',
  fileReaderBusy: 'Trop de fichiers arrivent en ce moment. Réessayez dans une minute, ou collez les lignes.',
  fileUnderWay:
    'Un autre fichier de vous ou de votre réseau est encore en lecture. Choisissez le vôtre encore une fois dans quelques secondes, ou collez les lignes.',
  fileMissing: 'Choisissez d’abord un fichier.',
  paperTooLarge: 'Ce fichier dépasse 5 mégaoctets. Choisissez-en un plus petit, ou copiez les chiffres.',
  paperWithoutText: 'Ce fichier est une image, sans texte à lire. Copiez les chiffres.',
  paperLocked: 'Ce PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe, ou copiez les chiffres.',
  paperUnreadable: 'Ce fichier est abîmé ou trop compliqué à lire. Copiez les chiffres.',
  paperReaderBusy: 'Trop de fichiers arrivent en ce moment. Réessayez dans une minute, ou copiez les chiffres.',
  paperUnderWay:
    'Un autre fichier de vous ou de votre réseau est encore en lecture. Choisissez le vôtre encore une fois dans quelques secondes, ou copiez les chiffres.',
  paperWithoutFigures: 'Nous n’avons reconnu aucun chiffre dans ce fichier. Copiez-les.',
  fileIsCertificate: 'Ce fichier semble être un certificat de caisse de pension. Il a sa propre page.',
  fileIsStatement3a: 'Ce fichier semble être un relevé du 3e\u00a0pilier (3a). Il a sa propre page.',
  fileIsVested: 'Ce fichier semble être un relevé de libre passage. Il a sa propre page.',
  fileIsForecast: 'Ce fichier semble être un calcul anticipé de la rente AVS. Il se lit à la page de vos revenus.',
  fileIsExtract: 'Ce fichier semble être un extrait du compte individuel AVS. Il se lit à la page de vos revenus.',
  fileIsTaxForm: 'Ce fichier semble être un papier de l’impôt. Nous n’en avons pas besoin ici.',
  fileIsSalaryCertificate: 'Ce fichier semble être un certificat de salaire. Nous n’en avons pas besoin ici.',
  fileIsPaySlip: 'Ce fichier semble être un décompte de salaire. Nous n’en avons pas besoin ici.',
  courseUnknown: 'Cette réponse n’est pas dans la liste. Choisissez comment votre salaire a évolué.',
  tooManyBlocks: 'Le formulaire a de la place pour 12 périodes.',
  paidPerUnknown: 'Indiquez si ce montant est par mois ou par an.',
  ageRange: 'Écrivez un âge de 58 à 70 ans.',
  certificateKindUnknown: 'L’indication n’est pas dans la liste. Choisissez ce que votre caisse verse.',
  agesLineUnread:
    "Nous n’avons pas compris\u00a0: {{names}}. Écrivez l’âge, le capital et la rente, par exemple 64 658'980 34'267, avec un tiret pour ce qui manque.",
  accountKindUnknown: 'Cette réponse n’est pas dans la liste. Choisissez la sorte de compte.',
  noPaperChosen: 'Cochez ce que vous avez, ou «\u00a0Rien de tout cela\u00a0».',
  careerNotTold: 'Il manque vos revenus AVS. Indiquez-les pour que la rente AVS puisse être calculée.',
  mandatoryAboveBalance: 'La part LPP ne peut pas dépasser l’avoir de vieillesse. Vérifiez les deux montants.',
  capitalBelowBalance:
    'Le capital prévu ne peut pas être plus petit que l’avoir d’aujourd’hui. Vérifiez les deux montants.',
  ageTwice: 'Cet âge est déjà indiqué. Écrivez chaque âge une seule fois.',
  certificateGivesNothing:
    'Il manque de quoi calculer une rente. Indiquez la rente prévue, le capital prévu ou l’avoir d’aujourd’hui.',
  maturityBelowBalance:
    'Le capital garanti ne peut pas être plus petit que la valeur de rachat. Vérifiez les deux montants.',
  certificateOld:
    'Ce certificat a plus de 18 mois. Prenez le plus récent si vous l’avez\u00a0; sinon, cochez «\u00a0C’est juste\u00a0».',
  pensionOfMonth:
    'Cette rente semble être par mois. Si c’est le cas, choisissez «\u00a0par mois\u00a0»\u00a0; sinon, cochez «\u00a0C’est juste\u00a0».',
  pensionOfYear:
    'Cette rente semble être par an. Si c’est le cas, choisissez «\u00a0par an\u00a0»\u00a0; sinon, cochez «\u00a0C’est juste\u00a0».',
  pensionUnusual:
    'La rente d’une année vaut d’habitude entre 3.5 et 7.2\u00a0% du capital. Vérifiez les deux montants\u00a0; s’ils sont sur le papier, cochez «\u00a0C’est juste\u00a0».',
  agesFall:
    'À un âge plus avancé, ce montant devrait être plus haut ou égal. Vérifiez les lignes\u00a0; si le certificat dit cela, cochez «\u00a0C’est juste\u00a0».',
  bridgingOfYear:
    'Une rente-pont dépasse rarement la rente AVS. Écrivez le montant d’un mois, pas celui d’une année\u00a0; s’il est juste, cochez «\u00a0C’est juste\u00a0».',
  reductionAbovePension:
    'Cette réduction ne laisserait rien de la rente à vie. Vérifiez les deux montants et s’ils sont par mois ou par an.',
  pledgedAboveBalance:
    'Le montant mis en gage dépasse l’avoir de vieillesse. Vérifiez les deux montants\u00a0; s’ils sont sur le papier, cochez «\u00a0C’est juste\u00a0».',
  bridgingOrder: 'La fin de la rente-pont doit venir après son début.',
  rateNotAsPrinted:
    'La rente divisée par le capital donne un autre taux. Corrigez le chiffre faux\u00a0; si les trois sont sur le papier, cochez «\u00a0C’est juste\u00a0»\u00a0: la rente comptera.',
  conversionRateUnusual:
    'Un taux de conversion va d’habitude de 3.5 à 7.2\u00a0%. Vérifiez-le\u00a0; s’il est sur le papier, cochez «\u00a0C’est juste\u00a0».',
  contributionUnusual:
    'Cette cotisation est inhabituelle pour ce salaire assuré. Est-elle par mois ou par an\u00a0? Si elle est sur le papier, cochez «\u00a0C’est juste\u00a0».',
  interestUnusual:
    'Cet intérêt est inhabituel\u00a0: il dépasse 5\u00a0% par an. Vérifiez-le\u00a0; s’il est sur le papier, cochez «\u00a0C’est juste\u00a0».',
  savingsTooLarge: 'Ce montant est trop grand. Écrivez 20 millions de francs au plus, par exemple {{example}}.',
  noticeMonthsRange: 'Écrivez un délai en mois, de 0 à 60, par exemple 6.',
  tooManyPapers: 'Il n’y a plus de place pour un papier de cette sorte. Retirez-en un d’abord.',
  sharesNotAllowed:
    'La loi ne permet pas ces parts de rente\u00a0: chacune va de 20 à 80\u00a0%, et elles ne changent qu’une fois.',
  drawingShareRange: 'La loi permet une part de 20 à 80\u00a0%, ou toute la rente. Écrivez par exemple 40, ou 100.',
  drawingNotInOrder: 'Chaque ligne commence plus tard que la précédente et donne une part plus grande.',
  drawingRaisedTwice: 'Avant l’âge de référence, la part ne peut être augmentée qu’une fois.',
  drawingLoweredTwice: 'Après l’âge de référence, la part qui reste ajournée ne peut être abaissée qu’une fois.',
  drawingLoweredAfterRaise:
    'Qui a déjà augmenté sa part avant l’âge de référence ne peut plus changer la part ajournée\u00a0: le reste est versé en une fois.',
  stepsNotInOrder: 'Chaque étape commence plus tard que la précédente.',
  stepRateNotLower: 'À chaque étape, le taux doit être plus bas que le précédent.',
  stepInPast: 'Cette étape commence déjà, ou ce mois-ci. Choisissez un mois à venir.',
  stepAfterRetirement: 'Une étape doit commencer avant le départ à la retraite.',
  fundPartTooEarly: 'À cette date, votre caisse ne verse pas encore de prestation. Choisissez une étape plus tardive.',
  fundPartTooSmall:
    'La première part est d’au moins 20\u00a0% de la prestation\u00a0: le salaire doit baisser d’autant.',
  tooManyFundParts:
    'La caisse verse la prestation en trois fois au plus, départ compris\u00a0: gardez deux étapes, ou ne touchez rien de la caisse avant le départ.',
  noFundForParts: 'Aucune caisse de pension n’est choisie\u00a0: rien ne peut être touché à chaque étape.',
  noPartner: 'La page AVS n’indique pas de partenaire. Laissez ce champ vide.',
  partnerPensionUnknown:
    'La rente de votre partenaire ne se calcule pas ici, car ses revenus ne sont pas connus. Laissez ce champ vide.',
  unsupportedCivilStatus:
    'Pour cet état civil, la rente AVS ne peut pas encore être calculée. Continuez avec le 2e et le 3e\u00a0pilier.',
  amountForm: 'Écrivez un montant en francs, par exemple {{example}} ou {{centimes}}.',
  amountNegative: 'Le montant ne peut pas être négatif. Écrivez 0 ou plus, par exemple {{example}}.',
  amountNotPositive: 'Écrivez un montant de plus de 0 franc, par exemple {{example}}.',
  marginalRateRange: 'Ce taux d’impôt va de 0 à 60\u00a0%. Écrivez par exemple {{example}}.',
  buyInUnknown:
    'Aucune caisse et aucun certificat ne disent combien vous pouvez racheter. Ajoutez ce montant à votre certificat, ou laissez le champ vide.',
  buyInTooLarge: 'Ce rachat dépasse ce que votre caisse et la loi permettent.',
  buyInDayRange: 'Un rachat se paie d’ici au départ à la retraite. Indiquez un jour à venir, avant votre départ.',
  buyInInterestUnknown:
    'Il manque l’intérêt que votre caisse prévoit. Ajoutez-le à votre certificat pour calculer ce rachat.',
  advanceToRepay:
    'Vous avez retiré de l’argent du 2e\u00a0pilier pour votre logement\u00a0: la loi demande de le rembourser avant tout rachat.',
  capitalBlockedByBuyIn:
    'Pendant trois ans après un rachat, ce qui en résulte ne peut pas être versé en capital. Indiquez une part plus petite, ou changez la date du rachat ou du départ.',
  noAccountFor3a:
    'Il manque un compte 3a sur lequel verser. Ajoutez-le d’abord à votre 3e\u00a0pilier, ou laissez le champ vide.',
  amount3aTooLarge: 'La loi ne permet à personne de verser autant au 3e\u00a0pilier en une année.',
  purchase3aTooLarge: 'La loi ne permet pas de rattraper autant en une année.',
  noGapToPay: 'Il ne vous reste pas d’année AVS manquante à payer.',
  amountTooLarge: 'Ce montant est trop grand. Écrivez 100 millions de francs au plus, par exemple {{example}}.',
  amountAmbiguous:
    'Ce montant peut se lire de deux façons. Séparez les milliers par une apostrophe, par exemple {{example}}, ou écrivez les centimes avec deux chiffres, par exemple {{centimes}}.',
  rateForm: 'Écrivez un taux en pour cent, par exemple {{example}}.',
  rateRange: 'Le taux va de 0 à 10\u00a0%. Écrivez par exemple 0.5.',
  paydateRange: 'L’épargne 3a se retire au plus tôt cinq ans avant l’âge de référence et au plus tard cinq ans après.',
  paydatePast: 'Cette date est déjà passée\u00a0: le capital ne peut être versé qu’un jour à venir.',
  fundRequired:
    'Aucune caisse n’est cochée. Cochez-en au moins une, ou utilisez le bouton «\u00a0Je n’ai pas de caisse de pension\u00a0».',
  entityRequired:
    'Aucun établissement n’est coché. Cochez-en au moins un, ou utilisez le bouton «\u00a0Je n’ai pas de 3e\u00a0pilier\u00a0».',
  unknownFund: 'Une des caisses choisies n’est pas dans la liste. Choisissez à nouveau.',
  unknownEntity: 'Un des établissements choisis n’est pas dans la liste. Choisissez à nouveau.',
  notActive: 'Cette caisse n’est pas encore joignable ici. Choisissez une caisse de la liste.',
  notSaved: 'Vos données n’ont pas pu être enregistrées. Réessayez dans un moment.',
  termsChanged: 'Les conditions d’utilisation ont changé. Acceptez-les sur ce site pour continuer.',
  familyTooLarge:
    'Il n’y a plus de place pour autant d’indications sur vous et votre famille. Rien n’a été enregistré.',
  careersTooLarge:
    'Il n’y a plus de place pour autant de revenus AVS. Rien n’a été enregistré. Retirez les lignes que nous n’avons pas comprises, ou un extrait entier.',
  papersTooLarge:
    'Il n’y a plus de place pour autant de certificats et de relevés. Rien n’a été enregistré. Retirez-en un.',
  scenariosTooLarge: 'Il n’y a plus de place pour un scénario de plus. Rien n’a été enregistré. Supprimez-en un.',
  answersTooLarge:
    'Les caisses et les établissements ont répondu plus que nous ne pouvons garder. Rien n’a été enregistré. Choisissez-en moins.',
  retirementTooEarly:
    'Cette date est trop proche\u00a0: la rente AVS commence au plus tôt à 63\u00a0ans, à 62\u00a0ans pour les femmes nées de 1961 à 1969.',
  retirementTooLate: 'Cette date est trop tardive\u00a0: l’AVS verse la rente au plus tard dès 70 ans.',
  retirementInPast: 'Cette date est déjà passée, ou trop proche pour qu’une rente puisse y commencer.',
  retirementUnderOneYear: 'Vous avez déjà atteint l’âge de référence\u00a0: un ajournement dure au moins un an.',
  noEarlyPension:
    'À cette date, vous n’auriez pas encore une année entière de cotisation AVS\u00a0: une rente ne peut pas être anticipée. Choisissez une date plus tardive.',
  stopInPast: 'Ce jour est déjà passé. Écrivez un dernier jour de travail à venir.',
  stopTooLate: 'Cette date est trop tardive\u00a0: nous calculons le travail jusqu’à 70\u00a0ans.',
  lppTooEarly: 'À cette date, votre 2e\u00a0pilier ne paie pas encore.',
  lppTooLate: 'Cette date est trop tardive\u00a0: le 2e\u00a0pilier paie au plus tard dès 70\u00a0ans.',
  lppWhileWorking:
    'À cette date, vous travaillez encore. Avant l’âge de référence, le 2e\u00a0pilier ne verse le tout qu’après le travail\u00a0: choisissez un jour après le dernier jour de travail.',
  lppAfterWork:
    'Après l’âge de référence, le 2e\u00a0pilier n’attend que si vous travaillez\u00a0: il paie au plus tard quand le travail s’arrête.',
  noFundForDay: 'Aucune caisse de pension n’est choisie. Laissez ce champ vide, ou choisissez d’abord votre caisse.',
  /** Follows a sentence about a day of retirement or of a pay-out. */
  within: 'Choisissez une date entre le {{earliest}} et le {{latest}}, par exemple le {{example}}.',
  /** Follows a sentence about a share. */
  atMost: 'Écrivez au plus {{largest}}.',
  salaryTooLarge: 'Ce salaire est trop grand. Écrivez 10 millions de francs par an au plus, par exemple {{example}}.',
  activityRateRange: 'Un taux d’activité va de 1 à 100\u00a0%. Écrivez par exemple 80.',
  capitalShareRange: 'Une part va de 0 à 100\u00a0%, par exemple 25.',
  capitalShareTooLarge: 'Cette part est plus grande que ce que votre 2e\u00a0pilier verse en capital.',
  noFundForCapital:
    'Aucune caisse de pension n’est choisie. Un capital du 2e\u00a0pilier ne peut donc pas être calculé\u00a0: laissez ce champ vide ou choisissez d’abord votre caisse.',
  salaryUnknown: 'Indiquez votre salaire actuel\u00a0: sans lui, un autre taux d’activité ne peut pas être calculé.',
  nameTooLong: 'Ce nom est trop long. Écrivez 60 caractères au plus.',
  tooManyScenarios:
    'Vous avez déjà 5 scénarios\u00a0: c’est le maximum. Supprimez-en un, ou reprenez le nom d’un scénario pour le remplacer.',
  cantonUnknown: 'Choisissez un canton de la liste.',
  municipalityUnknown:
    'Nous ne trouvons pas cette commune. Écrivez son nom entier, sans le numéro postal, par exemple {{example}}.',
  municipalityOfOtherCanton:
    'Cette commune est dans un autre canton. Choisissez son canton, ou écrivez une autre commune.',
  municipalityAmbiguous:
    'Plusieurs communes peuvent s’appeler ainsi\u00a0: {{names}}. Laquelle est la vôtre\u00a0? Écrivez son nom entier.',
  healthPremiumTooLarge:
    "Cette prime est trop grande. Écrivez celle d’un adulte pour une année, 30'000 francs au plus, par exemple {{example}}.",
  spousePensionTooLarge:
    "Cette rente est trop grande. Écrivez le montant par mois, 50'000 francs au plus, par exemple {{example}}.",
  payYearPast: 'Cette année est passée. Écrivez une année à venir, par exemple {{example}}.',
  payYearNotAllowed: 'La loi ne permet pas ce versement cette année-là. Choisissez une année de la liste.',
  spouseTaxedAlone:
    'Pour une personne seule, les capitaux d’une autre personne ne comptent pas. Videz ces champs, ou choisissez un couple.',
  untilRange: 'Écrivez un âge de 70 à 110 ans, par exemple {{example}}.',
  nothingToKeep: 'Il n’y a pas de simulation à garder. Lancez d’abord une simulation.',
  nothingChanged: 'Rien ne change encore. Remplissez au moins un champ.',
}
