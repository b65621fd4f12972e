import { type FactPhrases, hoursOf, onFlights, piecesIn, sharesIn, termIn, toWhom } from './fact-phrases'
import { type Kept, MEMORY_WORDS } from './memory-words'
import { FRENCH_PHRASES } from './phrases-french'
import { SEARCH_PHRASES } from './search-phrases'

const LABELS = { Adult: 'adulte', Child: 'enfant', Infant: 'bébé' }
const SHARES = {
  ' each': ' par personne',
  ' for each of ': ' chacun pour ',
  ' for the ': ' pour : ',
  ' for one ': ' pour : ',
  ' for all ': ' pour tous : ',
  adults: 'adultes',
  adult: 'adulte',
  children: 'enfants',
  child: 'enfant',
  infants: 'bébés',
  infant: 'bébé',
  travellers: 'voyageurs',
  'service fee': 'de frais de service',
}
const people = (count: number) => (count > 1 ? ` pour ${count} voyageurs` : '')

const wordsOf = (kept: readonly Kept[]) => kept.map((one) => MEMORY_WORDS.fr[one])

export const FRENCH_FACTS: FactPhrases = {
  end: '.',
  say: {
    flight: (flight, departsAt) => `${flight}, ${departsAt}`,
    name: (name) => name,
    fare: (brand, total) => `${brand} (${total})`,
    bags: (count, isEach) =>
      count === 0 ? 'sans valise' : `avec ${count === 1 ? 'une valise' : `${count} valises`}${isEach ? ' par personne' : ''}`,
    weight: (kg) => `${kg} kg`,
    'cabin-bags': (pieces) => (pieces === 'none' ? 'sans bagage cabine' : `bagage cabine ${piecesIn(pieces)}`),
    'hand-luggage': () => 'bagage cabine',
    'hand-luggage-unknown': () => 'le bagage cabine est indiqué sous chaque tarif, sur la fiche du vol',
    change: (term) =>
      termIn(term, {
        no: 'non modifiable',
        yes: 'modification gratuite',
        unknown: 'modification : non précisé',
        fee: (fee) => `modification pour ${fee}`,
        someFee: 'modification payante, montant non précisé',
      }),
    refund: (term) =>
      termIn(term, {
        no: 'non remboursable',
        yes: 'remboursement intégral',
        unknown: 'remboursement : non précisé',
        fee: (fee) => `remboursable moins ${fee}`,
        someFee: 'remboursable moins des frais, montant non précisé',
      }),
    'no-checked-bag': () => 'aucun tarif ne comprend de valise',
    meal: () => 'repas',
    seat: () => 'choix du siège',
    'included-in': (brands) => `compris dans ${brands.join(', ')}`,
    'not-included': () => 'non compris',
    'added-later': () => 'vous pourrez l’ajouter après les tarifs',
    'inclusion-unknown': () => 'la compagnie ne précise pas si c’est compris',
    'if-firm': () => 'suffit si vos plans sont sûrs',
    'if-unsure': (term) => `s’ils peuvent changer : ${FRENCH_FACTS.say.change(term)}`,
    refundable: (brand, isLessFee) => `${brand} est remboursable${isLessFee ? ', moins des frais' : ''}`,
    'none-refundable': () => 'aucun de ces tarifs n’est remboursable',
    price: (total, travellers) => `${total}${people(travellers)}, taxes et frais compris`,
    'taxes-included': () => 'taxes et frais compris',
    sum: (total, parts) => `${total} en tout${parts.length > 1 ? ` (${parts.join(' + ')})` : ''}`,
    'cheapest-of-each': () => 'le tarif le moins cher de chaque vol',
    'others-on-top': () => 'c’est pour ce vol seulement, ceux déjà choisis s’y ajoutent',
    'trip-total': (total) => `le voyage coûte ${total} au total, taxes et frais compris`,
    with: (hasBag, hasRefund, isEach) =>
      `avec ${[hasBag && `une valise${isEach ? ' par personne' : ''}`, hasRefund && 'remboursement en cas d’annulation'].filter(Boolean).join(' et ')}`,
    'no-fare-with': () => 'aucun tarif de ce vol ne le propose',
    'can-still-change': () => 'cela peut changer tant qu’un vol n’est pas choisi',
    'cheapest-each-way': () => 'c’est le vol le moins cher là où vous n’en avez pas encore choisi',
    'single-bags-later': () => 'vous pourrez ajouter des valises une par une après les tarifs',
    'each-way': () => 'chaque prix de la liste vaut pour un sens',
    'one-way': () => 'c’est un aller simple, le prix ne comprend pas de retour',
    shares: (total, travellers, shares) => `${total}${people(travellers)} : ${sharesIn(shares, SHARES)}`,
    alone: () => 'vous voyagez seul, chaque prix est donc le prix total, taxes et frais compris',
    holds: (minutes) =>
      `ces prix valent ${minutes === null ? 'un moment' : `${minutes} minutes`} après la recherche, nous les vérifions encore avant le paiement`,
    expired: () => 'ces prix ont expiré, dites « chercher à nouveau » pour ceux d’aujourd’hui',
    'seats-left': () => 'je ne sais pas combien de places restent, les vols affichés sont réservables',
    'no-forecast': () => 'je ne peux pas prédire les prix',
    fees: () => 'chaque prix comprend les taxes et nos frais de service, le récapitulatif les détaille',
    unlisted: () => 'je n’ai pas cette information, le site de la compagnie la donne',
    duration: hoursOf,
    stops: (count, via) => (count === 0 ? 'direct' : `${count === 1 ? 'une escale' : `${count} escales`} à ${via.join(', ')}`),
    lands: (time, days) => `arrivée ${time}${days === 0 ? '' : days === 1 ? ' le lendemain' : ` (${days > 0 ? '+' : ''}${days})`}`,
    leaves: (time) => `départ ${time}`,
    'local-time': () => 'heure locale',
    layover: (length, airport, isOvernight) => `${length} à ${airport}${isOvernight ? ', de nuit' : ''}`,
    'no-layover': () => 'direct, sans escale',
    airports: (from, to) => `de ${from} à ${to}`,
    'terminal-unknown': () => 'je ne connais pas le terminal, votre réservation et l’aéroport l’indiqueront',
    airlines: (names, hasMore) => `ces vols sont avec ${names.join(', ')}${hasMore ? ' et d’autres' : ''}`,
    'no-house': () => 'd’accord, sans hébergement',
    'flown-by': (airline, aircraft) => `assuré par ${airline} en ${aircraft}`,
    wifi: (kind) =>
      ({
        free: 'Wi-Fi gratuit',
        paid: 'Wi-Fi payant',
        'free-or-paid': 'Wi-Fi gratuit ou payant',
        'on-board': 'Wi-Fi à bord',
        none: 'pas de Wi-Fi',
      })[kind],
    power: (isThere) => (isThere ? 'prise au siège' : 'pas de prise au siège'),
    legroom: (room, inches) =>
      [
        ...(room
          ? [
              {
                less: 'moins de place que d’habitude pour les jambes',
                standard: 'place habituelle pour les jambes',
                more: 'plus de place que d’habitude pour les jambes',
              }[room],
            ]
          : []),
        ...(inches ? [`${inches} pouces entre les rangées`] : []),
      ].join(', '),
    'cabin-unknown': () => 'la compagnie ne dit rien de l’équipement à bord',
    'day-before': () => 'vous arrivez la veille, dites-moi si vous préférez partir le jour même',
    'hours-before': (andAfter) =>
      andAfter
        ? 'il vous reste une certaine marge avant le début, et autant après la fin'
        : 'il vous reste environ deux heures avant le début',
    earlier: (count, than) => `${count === 1 ? 'un vol part' : `${count} vols partent`} avant ${than}`,
    later: (count, than) => `${count === 1 ? 'un vol part' : `${count} vols partent`} après ${than}`,
    'none-earlier': (than) => `aucun de ces vols ne part avant ${than}`,
    'none-later': (than) => `aucun de ces vols ne part après ${than}`,
    'other-days': () => '« Other days », au-dessus des vols, montre les prix des autres jours',
    cheapest: () => 'le moins cher',
    fastest: () => 'le plus rapide',
    'already-cheapest': () => 'c’est déjà le moins cher',
    'already-fastest': () => 'aucun n’est plus rapide',
    'is-cheaper': () => 'moins cher',
    direct: (count, of) => (count >= of ? 'tous sont directs' : `${count} sur ${of} sont directs`),
    'groups-total': (total, people) => `pour vous ${people}, les vols trouvés coûtent ${total} en tout`,
    'trip-of-group': (from, total) => `ce voyage est seulement la réservation au départ de ${from}${total ? `, ${total}` : ''}`,
    yes: () => 'oui',
    no: () => 'non',
    'none-direct': () => 'tous les vols de ce jour ont une escale',
    best: () => 'le meilleur',
    recommended: () => 'je prendrais celui-ci',
    'bags-for-all-alike': () => 'je ne peux chercher qu’avec le même nombre de valises pour chacun, ces prix sont donc sans valise',
    'two-by-last-flight': () =>
      'votre enfant aura 2 ans au dernier vol et il lui faudra un siège, je compte donc un enfant de 2 ans pour tout le voyage',
    'under-two-on-last-flight': () => 'votre enfant aura encore moins de 2 ans au dernier vol, je compte donc un bébé sur les genoux',
    'help-in-form': (words) => `dans le formulaire passager, c’est « ${words} »`,
    'peers-counted': (count) => `j’ai compté ${count} voyageurs en tout ; si vous venez en plus, dites « moi aussi »`,
    'only-named': () => 'je n’ai compté que les personnes nommées ; si vous venez aussi, dites « moi aussi »',
    'own-seat': () => 'un enfant de moins de deux ans avec son propre siège compte comme un enfant, c’est ainsi que j’ai cherché',
    'turns-two-maybe': () =>
      'si votre bébé a deux ans avant le dernier vol, il lui faut un siège ; dites alors « le bébé a besoin de son propre siège »',
    'hours-gone': (date, today) => `l’horaire valait pour le ${SEARCH_PHRASES.fr.day(date, today)}, j’ai donc retiré ce filtre`,
    'no-two-stops': () => 'je ne peux pas limiter à deux escales, seulement à une ou aucune',
    'layover-taken': (hours) => `j’ai compris une escale de ${hours} heures au plus`,
    'budget-both-ways': (limit) => `${limit} vaut pour l’aller-retour, comparez avec le prix total`,
    'no-single-days-out': () => 'je ne peux pas encore exclure certains jours d’une comparaison',
    'one-cabin': () => 'une recherche a une seule classe pour tous ses vols, ceux-ci sont donc tous en classe éco',
    'counted-pet': () =>
      'en cabine, un animal pèse en général 8 kg au plus avec son sac, un plus grand voyage en soute ; je l’ai compté, je pourrai ajouter sa place après le choix des tarifs si la compagnie en vend une',
    'who-i-am': () => 'je suis le concierge de Wayfarer, un programme qui aide à préparer et à réserver des voyages',
    'only-shown': () => 'je n’ai pas d’autre vol à comparer ici',
    'round-trip': (out, back, total, labels) =>
      `l’aller-retour ${labels.map((label) => ({ cheapest: 'le moins cher', fastest: 'le plus rapide', 'best-value': 'le plus avantageux' })[label]).join(' et ')} coûte ${total} pour tous : aller ${out}, retour ${back}`,
    'house-later': () => 'd’abord les vols, puis l’hôtel : dites ensuite « hôtel »',
    'plan-later': () => 'une fois les vols choisis, dites « programme » et je prévois vos journées',
    'cheapest-day': () => 'le jour le moins cher',
    'your-day': () => 'votre jour',
    out: () => 'aller',
    back: () => 'retour',
    day: SEARCH_PHRASES.fr.day,
    'bags-added': (count, isCabin, weights, whom, flights) =>
      `${count} × ${isCabin ? 'bagage cabine' : 'valise'}${weights && ` ${weights}`}${onFlights(flights, 'sur', 'tous les vols')}${toWhom(whom, LABELS)}`,
    'seats-added': (seats, flight) => `${seats.join(', ')} sur ${flight}`,
    'item-added': (what, flights) => `${what}${flights.length > 0 ? ` sur ${flights.join(', ')}` : ''}`,
    'none-added': (kind) => `${FRENCH_PHRASES.kinds[kind]} : rien n’est encore choisi`,
    'left-out': (kinds) => `d’accord, sans ${kinds.map((kind) => FRENCH_PHRASES.kinds[kind]).join(' ni ')}`,
    included: () => 'compris dans le prix',
    'stay-kept': (hotel, city, total) => `l’hébergement gardé avec votre voyage est ${hotel} à ${city}, pour ${total}`,
    'not-booked': () => 'le voyage n’est pas encore réservé',
    'stay-not-booked': () => 'il n’est pas réservé',
    'with-stay': (sum, flights, stay) => `cela fait ${sum} en tout : ${flights} et ${stay}`,
    'stay-on-top': (hotel, total) => `s’y ajoute ${hotel} pour ${total}, à réserver et à payer sur place`,
    'budget-set': (limit) => `votre budget pour les vols et l’hébergement est de ${limit}`,
    'budget-left': (left, limit) => `il reste ${left} de votre budget de ${limit}`,
    'budget-over': (over, limit) => `cela fait ${over} de plus que votre budget de ${limit}`,
    'budget-fits': (cheapest, left, limit) => `les vols coûtent au moins ${cheapest} en tout, il reste ${left} sur ${limit}`,
    'budget-misses': (cheapest, over, limit) =>
      `les vols coûtent au moins ${cheapest} en tout, soit ${over} de plus que votre budget de ${limit}`,
    'budget-way-out': (out, back, total, fits, today) =>
      `avec un départ le ${SEARCH_PHRASES.fr.day(out, today)}${back ? ` et un retour le ${SEARCH_PHRASES.fr.day(back, today)}` : ''}, ce serait ${total}${fits ? ', dans le budget' : ', encore au-dessus'}`,
    'budget-gone': () => 'je ne compte plus par rapport à un budget',
    'no-budget': () => 'aucun budget n’est fixé pour ce voyage',
    'cheaper-days': () => 'demandez des jours moins chers, ou donnez un autre budget',
    'kept-in-mind': (kept, nights) =>
      `je retiens : ${[...wordsOf(kept), ...(nights === null ? [] : [`${nights} nuit${nights === 1 ? '' : 's'}`])].join(', ')}`,
    'not-kept-in-mind': (gone) => `je ne retiens plus : ${wordsOf(gone).join(', ')}`,
    'step-free-stays': (isKept) =>
      isKept ? 'ceux-ci ont une entrée sans marches' : 'aucun qui convienne n’est connu pour avoir une entrée sans marches',
    'flights-as-they-were': (out, back, today) =>
      `les vols restent inchangés : aller le ${SEARCH_PHRASES.fr.day(out, today)}, retour le ${SEARCH_PHRASES.fr.day(back, today)}`,
    'budget-night': (perNight) => `votre budget laisse ${perNight} par nuit, aucun ne coûte plus`,
    'budget-no-night': (perNight) => `votre budget laisse ${perNight} par nuit, rien de convenable n’est à ce prix`,
    'no-stay-kept': () => 'aucun hébergement n’est encore gardé avec votre voyage',
    'stay-another': (hotel, stars, perNight) => `un autre est ${hotel} (${stars} étoiles), à ${perNight} la nuit`,
    'stays-not-booked-here': () =>
      'vous ne pouvez ni réserver ni payer d’hébergement ici, je peux les comparer et en garder un avec votre voyage',
    'stay-booked-directly': (hotel) => `${hotel} est gardé avec votre voyage, mais la réservation se fait directement auprès de lui`,
    'child-without-adult': () => 'aucun adulte n’a encore de place à côté de l’enfant, merci d’en placer un',
    'none-via': (place) => `aucun de ces vols ne fait escale à ${place}`,
    'none-with': (airline) => `aucun de ces vols n’est avec ${airline}`,
    'none-so': () => 'aucun de ces vols n’y correspond',
    'others-near': () => 'tout le monde n’est pas placé comme souhaité, les autres sont au plus près',
    'child-apart': () => 'un enfant n’est pas assis à côté d’un adulte',
    'no-meals': (flights) => `pas de repas à commander sur ${flights.join(', ')}`,
    'partly-free': () => 'certains sans supplément',
    'not-chosen-yet': () => 'vous n’y avez pas encore choisi de vol',
    added: (total) => `suppléments pour ${total}`,
    'still-to-do': () => 'il reste',
    'flights-to-choose': (count) => (count === 1 ? 'un vol' : `${count} vols`),
    'fares-to-choose': (count) => (count === 1 ? 'un tarif' : `${count} tarifs`),
    passengers: () => 'les noms des voyageurs',
    payment: () => 'l’adresse de facturation et la carte',
    'where-passengers': () =>
      'les noms, dates de naissance et passeports se saisissent sur la page de paiement, une fois les vols et les tarifs choisis',
    'where-extras': () => 'sièges, bagages, repas et suppléments se choisissent après les vols et les tarifs',
    'no-person-here': () => 'je suis un programme, il n’y a ni personne dans ce chat ni téléphone',
    'letter-to-desk': (hasDesk) =>
      hasDesk
        ? 'écrivez-nous sur la page « Contact us », votre message est envoyé par e-mail à l’exploitant'
        : 'aucun service client ne répond ici, la page « Contact us » garde votre message pour l’exploitant',
    'airline-desk': (reference) =>
      `pour un vol réservé, la compagnie vous aide avec votre numéro de réservation${reference ? ` ${reference}` : ''}`,
    'bookings-simulated': () => 'ces réservations sont simulées, aucune compagnie ne les connaît',
    'bookings-below': (count) => (count === 1 ? 'votre réservation est ci-dessous' : `vos réservations sont ci-dessous, ${count} au total`),
    'nothing-booked': () => 'vous n’avez encore rien réservé',
    'bookings-unread': () => 'je ne peux pas consulter vos réservations en ce moment, la page « Your bookings » les montre',
    'booking-page-papers': () =>
      'la page de réservation a le PDF avec chaque prix et le fichier calendrier, et peut renvoyer la confirmation',
    'papers-once-booked': () => 'une fois la réservation faite, sa page a le PDF avec chaque prix et le fichier calendrier',
    'no-tax-invoice': () => 'ce n’est pas une facture avec TVA, demandez-la à la compagnie',
    'booking-page-cancels': () => 'vous pouvez annuler sur la page de réservation, qui montre d’abord le remboursement',
    'airline-changes': () => 'c’est la compagnie qui modifie les vols, les sièges et les bagages',
    'is-booked': (reference) => `votre voyage est réservé${reference ? `, le numéro de réservation est ${reference}` : ''}`,
    'own-fares': (brands) => (brands.length === 1 ? `votre tarif ${brands[0]}` : `vos tarifs ${brands.join(' et ')}`),
    'how-to-cancel': () =>
      'pour annuler, ouvrez la page de réservation et choisissez « Cancel this booking » ; nous demandons d’abord le montant exact à la compagnie, et rien n’est annulé avant que vous confirmiez',
    'only-airline-changes': (what, reference) => {
      const subject = {
        flights: 'je ne peux pas modifier ici un voyage réservé, c’est la compagnie qui le fait',
        extras: 'seule la compagnie peut maintenant modifier les sièges, bagages, repas et extras',
        people: 'seule la compagnie peut corriger un nom ou retirer un passager d’un voyage réservé',
      }[what]
      return `${subject}${reference ? `, avec votre numéro de réservation ${reference}` : ''}`
    },
    'no-compensation': (reference) =>
      `je ne peux pas verser d’indemnité ni donner de bon ; si la compagnie annule ou retarde un vol, réclamez auprès d’elle${reference ? ` avec le numéro de réservation ${reference}` : ''}`,
    'safe-to-pay': () =>
      'vous payez par carte sur la page de paiement, je ne vois pas la carte, et rien n’est débité avant que vous touchiez « Pay »',
  },
}
