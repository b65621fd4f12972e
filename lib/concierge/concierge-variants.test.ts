import { expect, test } from 'vitest'
import { playWords } from '@/tests/replay/play-words'

const SEARCH = 'London to Rome 3 to 8 March for 2'
const CHOSEN = [SEARCH, 'the cheapest', 'the cheapest', 'Basic for both']

test.each<[string, object]>([
  ['how much more would business be in total?', { cabinClass: 'business' }],
  ['what’s the difference to business?', { cabinClass: 'business' }],
  ['would it be cheaper on the Tuesday?', { departureOn: '2027-03-02' }],
  ['is it cheaper if we come back on Tuesday?', { returnOn: '2027-03-09' }],
  ['cheaper to fly home from Paris?', { homeFrom: 'Paris' }],
  ['what if we go the evening before instead?', { departureOn: '2027-03-02', filters: [{ sliceIndex: 0, departAfter: '17:00' }] }],
  ['how much would it be to fly home the next day?', { returnOn: '2027-03-09' }],
  ['cheaper from Manchester?', { from: 'Manchester' }],
  ['and from Luton?', { from: 'Luton' }],
  ['what if we were three?', { adults: 3 }],
  ['direct instead, what’s the difference?', { directOnly: true }],
  ['what would it be with ITA Airways?', { filters: [{ airlines: ['ITA Airways'] }] }],
  ['Wie viel mehr würde Business kosten?', { cabinClass: 'business' }],
  ['Est-ce que ce serait moins cher mardi ?', { departureOn: '2027-03-02' }],
  ['¿Sería más barato volver desde París?', { homeFrom: 'París' }],
  ['agar hum teen log ho to?', { adults: 3 }],
  ['what if my sister joins us?', { adults: 3 }],
  ['what would a third person cost?', { adults: 3 }],
  ['how much would it be with one more traveller?', { adults: 3 }],
  ['if a friend came along, what would we pay?', { adults: 3 }],
  ['if my sister joins us, how much is that?', { adults: 3 }],
  ['how much more if we bring our 4-year-old?', { children: 1, childAges: [4] }],
  ['what if one of us stays home?', { adults: 1 }],
  ['if we flew on the 4th, would it be cheaper?', { departureOn: '2027-03-04' }],
  ['what would business cost us?', { cabinClass: 'business' }],
  ['what would 10 to 15 March cost?', { departureOn: '2027-03-10', returnOn: '2027-03-15' }],
  ['was würde eine dritte Person kosten?', { adults: 3 }],
  ['was wäre, wenn meine Schwester mitkommt?', { adults: 3 }],
  ['et si ma sœur venait avec nous ?', { adults: 3 }],
  ['¿y si viene mi hermana?', { adults: 3 }],
  ['agar meri behen bhi aaye to?', { adults: 3 }],
  ['what if we fly into Naples and out of Rome instead?', { to: 'Naples', homeFrom: 'Rome' }],
  ['would it be cheaper to fly into Naples and home from Rome?', { to: 'Naples', homeFrom: 'Rome' }],
  ['is it cheaper into Naples first and home from Rome?', { to: 'Naples', homeFrom: 'Rome' }],
])('“%s” is priced beside the chosen trip, which stays as it is', async (words, variant) => {
  const before = await playWords(...CHOSEN)
  const { calls, situation } = await playWords(...CHOSEN, words)
  expect(calls).toEqual([{ tool: 'compareVariants', input: { variants: [variant] } }])
  expect(situation).toEqual(before.situation)
})

test.each<[string, object]>([
  ['how much more is premium economy?', { cabinClass: 'economy-premium' }],
  ['and without the bag?', { checkedBags: 0 }],
  ['what would it be with two bags each?', { checkedBags: 2 }],
  ['what would it cost with one stop?', { filters: [{ stops: ['one-stop'] }] }],
  ['is Naples cheaper?', { to: 'Naples' }],
  ['is Manchester cheaper', { from: 'Manchester' }],
  ['is it cheaper to Naples?', { to: 'Naples' }],
  ['would it be cheaper from Manchester?', { from: 'Manchester' }],
])('“%s” is priced before a flight is chosen, too', async (words, variant) => {
  const { calls, situation } = await playWords(`${SEARCH} with a bag each`, words)
  expect(calls).toEqual([{ tool: 'compareVariants', input: { variants: [variant] } }])
  expect(situation?.wishes).toMatchObject({
    from: 'London (LON)',
    to: 'Rome (ROM)',
    checkedBags: 1,
    cabinClass: 'economy-with-restrictions',
  })
})

test.each(['make it business', 'we come back on Tuesday', 'we are three now', 'how much is it in total?', 'what does it cost per person?'])(
  '“%s” supposes nothing',
  async (words) => {
    const { calls } = await playWords(...CHOSEN, words)
    expect(calls.map(({ tool }) => tool)).not.toContain('compareVariants')
  },
)

test.each([
  'fly into Rome and out of Naples, or the other way round, which is cheaper?',
  'is it cheaper to land in Rome and fly home from Naples or the other way around?',
])('“%s” prices both, and the second is taken', async (words) => {
  const { calls } = await playWords(SEARCH, words)
  expect(calls).toEqual([{ tool: 'compareVariants', input: { variants: [{ homeFrom: 'Naples' }, { to: 'Naples', homeFrom: 'Rome' }] } }])
  const taken = await playWords(SEARCH, words, 'the second')
  expect(taken.situation?.slices).toMatchObject([{ to: 'Naples (NAP)' }, { from: 'Rome (ROM)' }])
})

const OPEN_JAW = 'from London into Rome on 3 March and home from Naples on 8 March for 2'
test.each(['is it cheaper the other way round?', 'what about the other way round?', 'what if we fly into Naples and out of Rome instead?'])(
  'an open jaw is priced turned round: “%s”',
  async (words) => {
    const { calls, text } = await playWords(OPEN_JAW, words)
    expect(calls.map(({ tool }) => tool)).toEqual(['compareVariants'])
    expect(text).toMatch(/^To Naples and home from Rome: £[\d.]+ (?:more|less), /)
  },
)

test('an open jaw searched for the first time is priced beside the one turned round', async () => {
  const { calls } = await playWords(
    'from London into Rome and out of Naples, 3 to 8 March for 2, or the other way round, which is cheaper?',
  )
  expect(calls.map(({ tool }) => tool)).toEqual(['searchFlights', 'compareVariants'])
  expect(calls[1]?.input).toEqual({ variants: [{ to: 'Naples', homeFrom: 'Rome' }] })
})

test('the difference comes first, then the flights in place of the chosen ones, and the trip’s own total', async () => {
  const { text } = await playWords(...CHOSEN, 'how much more would business be?')
  expect(text).toMatch(
    /^Business class: £[\d.]+ more, £[\d.]+ in total\. That’s with [A-Z0-9]+, [\d:–]+ for the outbound and [A-Z0-9]+, [\d:–]+ for the return, instead of your flights\. Your trip now comes to £[\d.]+ for 2 travellers\. Nothing has changed yet; shall I change your trip to that\?$/,
  )
})

test('several what-ifs of one message stand beside each other, and one is taken by its place or by its name', async () => {
  const asked = [...CHOSEN, 'how much more would business be, what if we were three, and would it be cheaper on the Tuesday?']
  const { calls } = await playWords(...asked)
  expect(calls).toEqual([
    { tool: 'compareVariants', input: { variants: [{ cabinClass: 'business' }, { adults: 3 }, { departureOn: '2027-03-02' }] } },
  ])
  expect((await playWords(...asked, 'the second')).calls[0]).toEqual({ tool: 'takeVariant', input: { adults: 3 } })
  expect((await playWords(...asked, 'take business then')).calls[0]).toEqual({ tool: 'takeVariant', input: { cabinClass: 'business' } })
})

test.each(['ok, take that', 'do that', 'yes please'])('“%s” takes the variant, and the trip goes on', async (words) => {
  const { calls, text, situation } = await playWords(...CHOSEN, 'what if we were three?', words)
  expect(calls).toEqual([
    { tool: 'takeVariant', input: { adults: 3 } },
    { tool: 'summariseTrip', input: {} },
  ])
  expect(text).toMatch(/^Your trip is now for 3 adults, (£[\d.]+) for 3 travellers\. Your flights are the same\..*comes to \1/s)
  expect(situation).toMatchObject({ mode: 'trip_summary', wishes: { adults: 3 } })
})

test.each(['no thanks', 'no, leave it as it is'])('“%s” leaves the trip as it is', async (words) => {
  const before = await playWords(...CHOSEN)
  const { calls, situation } = await playWords(...CHOSEN, 'what if we were three?', words)
  expect(calls).toEqual([])
  expect(situation).toEqual(before.situation)
})

test('a wish in the same message is done first, and the what-if is priced beside it', async () => {
  const { calls } = await playWords(...CHOSEN, 'Make it three adults. And how much more would business be?')
  expect(calls).toEqual([
    { tool: 'searchFlights', input: { adults: 3 } },
    { tool: 'compareVariants', input: { variants: [{ cabinClass: 'business' }] } },
  ])
})

test('what can’t be priced says why', async () => {
  const { text } = await playWords(...CHOSEN, 'what if we left on 3 February 2030?')
  expect(text).toContain('too far ahead')
  expect(text).toContain('Your trip stays as it is.')
})

test('another party keeps the chosen flights at their new price, and another day loses that day’s alone', async () => {
  const party = await playWords(...CHOSEN, 'make it three adults')
  expect(party.text).toMatch(
    /^I’ve kept the outbound [A-Z0-9]+ \(£[\d.]+\) and the return [A-Z0-9]+ \(£[\d.]+\) for 3 travellers, £[\d.]+ in all\./,
  )
  expect(party.situation).toMatchObject({ mode: 'trip_summary', wishes: { adults: 3 } })
  const day = await playWords(...CHOSEN, 'we have to come back on the 9th')
  expect(day.text).toMatch(/^I’ve kept the outbound .* The return [A-Z0-9]+ couldn’t be kept, so please choose again\./)
  expect(day.situation?.slices.map(({ picked }) => picked !== null)).toEqual([true, false])
})

const RIVALS = [{ filters: [{ airlines: ['British Airways'] }] }, { filters: [{ airlines: ['ITA Airways'] }] }]
const STOPS = [{ directOnly: true }, { filters: [{ stops: ['one-stop'] }] }]

test.each<[string, object[]]>([
  ['BA or ITA, which is cheaper?', RIVALS],
  ['which is better, BA or ITA Airways?', RIVALS],
  ['compare BA and ITA', RIVALS],
  ['BA vs ITA: whose times are better?', RIVALS],
  ['is BA cheaper than ITA Airways?', RIVALS],
  ['how much do we save if we take one with a stop instead of direct?', STOPS],
  ['how much do I save with a stop instead of direct?', STOPS],
  ['is it cheaper with a stop?', STOPS],
  ['how much more is direct?', STOPS],
  ['direct or one stop, which is cheaper?', STOPS],
  ['what would one stop save?', STOPS],
])('“%s” puts the whole price of each side by side', async (words, variants) => {
  const { calls, text } = await playWords(SEARCH, words)
  expect(calls).toEqual([{ tool: 'compareVariants', input: { variants } }])
  expect(text).toMatch(/£\d+\.\d\d.*; .*£\d+\.\d\d/)
})

test.each(['compare BA and Delta on price', 'fly BA or ITA', 'one stop is fine'])('“%s” prices no rivals', async (words) => {
  const { calls } = await playWords('I want to go to Rome', words)
  expect(calls.filter(({ tool }) => tool === 'compareVariants')).toEqual([])
})

test('rivals that are asked about in the first message are priced after its search', async () => {
  const { calls } = await playWords(`${SEARCH}. BA or ITA: which costs less?`)
  expect(calls.map(({ tool }) => tool)).toEqual(['searchFlights', 'compareVariants'])
})
