import type { Landing } from '../landing'

export const winterSun: Landing = {
  slug: 'winter-sun',
  name: 'Winter sun',
  title: 'Winter sun: where it is warm, month by month',
  description:
    'Warm places from November to March with their real temperatures, flight lengths and time differences, and flights to each of them.',
  lead: 'Dubai, Goa, Kochi and Bangkok are dry and warm from December to February; Cape Town has its summer then, with hardly any jet lag from Europe. Marrakesh and Seville are bright and mild rather than hot. Book Christmas by late summer, or go in the last three weeks of January for much less.',
  sentences: [
    'London to Dubai on 9 January, back 16 January, 2 adults, direct',
    'Manchester to Cape Town on 5 February, back 19 February, 2 adults',
    'London to Marrakesh next Friday, back Tuesday, 2 adults, cheapest with a bag',
    'Frankfurt to Bangkok on 16 January, back 30 January, 2 adults, at most one stop',
  ],
  sections: [
    {
      title: 'Warm enough to swim',
      paragraphs: [
        'Typical days in January: 32 degrees in Goa and Kochi with almost no rain, 33 in Bangkok, 27 in Cape Town, 24 in Dubai. The sea is warm in Goa and Kochi, pleasant in Dubai, and cold at Cape Town’s Atlantic beaches in any month; its False Bay side is kinder.',
        'Not everything tropical is dry in winter. Bali has fifteen to seventeen wet days in December, January and February, and Singapore about as many in November and December. Both are warm, and both are better in another season if the beach is the point.',
      ],
    },
    {
      title: 'Bright and mild, nearer home',
      paragraphs: [
        'Marrakesh has about 19 degrees at noon in January and 6 at night; you sit outside at lunch and want a fire after dark. Seville reaches 16 to 18 in January and February, with orange trees in fruit and empty palaces. Neither is a beach holiday; both are three hours and a half or less from London, on almost the same clock.',
      ],
    },
    {
      title: 'Hours in the air, and on the clock',
      paragraphs: [
        'From London Dubai takes about seven hours, Goa nine and a quarter, Kochi ten, Bangkok eleven and a half, Cape Town a little over twelve. Cape Town is only two hours ahead of London in winter, so a night flight costs you no days. Bangkok is seven ahead: give it a week at least.',
        'For a week choose four to seven hours in the air; for two weeks the longer ones are worth it. A connection in the Gulf or in Europe often costs less than the direct flight; ask for “at most one stop” and compare what the hours are worth to you.',
      ],
    },
    {
      title: 'When it costs less',
      paragraphs: [
        'The fortnight around Christmas and New Year is the dearest of the year, and the February school week is next. Early December and the time from about 8 January to the end of the month are the cheap windows, with the same weather. In Cape Town locals are on holiday until mid-January as well, so February is better in every way.',
        'Say your dates as they are, then ask which days near them are cheaper. Moving both flights from Saturday to a Tuesday or Wednesday is usually the largest saving you can make without changing the place.',
      ],
    },
  ],
  destinations: ['dubai', 'goa', 'cape-town', 'bangkok', 'marrakesh', 'kochi', 'seville'],
  itineraries: ['dubai-in-three-days', 'cape-town-and-the-winelands-in-six-days', 'goa-in-five-days', 'bangkok-in-three-days'],
  questions: [
    {
      question: 'Where is the shortest flight to real warmth in January?',
      answer:
        'From Britain the nearest dependable warmth of this list is Dubai, about seven hours away at 24 degrees. Marrakesh is half as far and sunny, but nights are cold and the pool is for looking at.',
    },
    {
      question: 'Do I need vaccinations or a visa?',
      answer:
        'That depends on your passport and on where you have been. Each destination page names who decides and where to check; ask a travel clinic six weeks ahead for India, Thailand and South Africa.',
    },
    {
      question: 'Can I fly with hand luggage only?',
      answer:
        'For a warm week, easily. Say “hand luggage only” and we show flights at their lightest fares. The card says what each of them allows.',
    },
  ],
  writtenOn: '2026-11-22',
}
