import type { Topic } from '../../../router/topics'
import type { GuideAnswer } from './guide-answer'

/** The destination, and getting there overland. */
export const ABROAD = {
  hotel: {
    say: 'For a place to stay say “a hotel”, with what you’d like, and I’ll look in that city for your nights. It’s kept and compared here with your trip; you book it with the hotel or a hotel site.',
    more: 'Name the price a night, the area, or things such as a pool or breakfast, and I’ll narrow it down.',
    details: [
      [
        'early-room',
        'Most hotels give you the room from about 2 or 3 pm and want it back by 11 am or noon. Earlier or later depends on the hotel and the day, so ask it after booking; nearly all keep your bags meanwhile.',
      ],
    ],
  },
  car: {
    say: 'I don’t arrange cars; rental firms and comparison sites do, and booking ahead is cheaper than at the desk. Bring your licence, a credit card in the driver’s name, and outside Europe often an international driving permit, as in Japan. Under 25 there’s usually a fee. Choose full-to-full fuel and photograph the car before you drive off.',
    more: 'One-way rentals and border crossings cost extra and must be allowed in the contract. Excess cover from a third party is much cheaper than at the desk. For a flight that lands while the desk is open, tell me the hour.',
  },
  transfer: {
    say: 'I can’t book transfers; most airports have a train, metro or express bus, which is cheapest, then shared shuttles, taxis and apps such as Uber. Use only the official taxi rank and ask for the fare or the meter first. After about midnight public transport is thin, so I can look for a flight that lands earlier. The airport’s page shows times and prices.',
    more: 'Some fares: Heathrow to central London about £6 by Underground and £25 by express; Charles de Gaulle to Paris €14 by train; JFK to Manhattan about $12 by train and subway or $70 by taxi. Airport parking is cheapest booked weeks ahead.',
  },
  train: {
    say: 'I only find flights; trains, buses and ferries are sold by their operators, or on sites such as Trainline, Omio and Direct Ferries. For 3 to 4 hours by rail, city to city, the train is often as quick as flying. Book early, as cheap tickets open 2 to 6 months ahead. If you’d like, I’ll show the flights to compare.',
    more: 'Eurostar runs from London to Paris, Brussels and Amsterdam; night trains link Vienna with Berlin, Venice and Rome. Leave several hours between a train and a flight on separate tickets.',
  },
  weather: {
    say: 'I have no forecast, and none is good beyond ten days. For what’s usual, ask me about a place and a month, such as “what’s the weather like in Lisbon in June?”, or to compare places, such as “compare Lisbon and Nice in June”. Broadly: the Mediterranean is hot and dry from June to September and mild and wet in winter; Southeast Asia has its rains from May to October; the Caribbean’s hurricanes come from June to November.',
    more: 'For clothes, plan for the coldest hour, not the warmest: layers and a light rain jacket do almost everywhere. A week before you leave, the forecast is worth reading.',
    details: [
      [
        'southern-europe',
        'Rain is rare in southern Europe in summer: from June to August expect few wet days a month and dry heat, while November to March is the wet time. I have no forecast, but ask me about a place and a month, such as “what’s the weather like in Lisbon in June?”, or to compare places in a month, and I’ll tell you the usual warmth and rain.',
      ],
    ],
  },
  'travel-alert': {
    say: 'Your government’s travel advice is what counts, also for your insurance: gov.uk for Britain, travel.state.gov for the US, auswaertiges-amt.de for Germany. It says which areas to avoid and what’s happening now, and I can’t judge that. Where it advises against travel, most insurance doesn’t pay. Tell me what worries you, and I’ll look for flights you can change or refund.',
    more: 'Nearly everywhere the usual care does most: valuables out of sight in crowds, official taxis, a copy of your passport, and the local emergency number (112 works across Europe). If an airline cancels because of unrest, you get your money back.',
    details: [
      [
        'tap-water',
        'In most of Europe, the US, Canada, Japan, Singapore, Australia and New Zealand you can drink from the tap. In Mexico, Egypt, Turkey, Morocco, India, Thailand, Bali and much of Asia, Africa and Latin America, stay with bottled or filtered water, also for brushing your teeth, and leave out ice and salad. Your government’s travel advice has it country by country.',
      ],
    ],
  },
  plugs: {
    say: 'Mainland Europe uses two round pins (C, E, F) at 230 V, Britain and Ireland three square pins (G), the US, Canada and Japan flat pins (A, B) at 100 to 127 V, Australia slanted ones (I). Phone and laptop chargers take any voltage, so an adapter is enough; hair dryers often don’t. For data, an eSIM for the country costs about €5 to €20; inside the EU roaming is free for EU contracts, but not for all British ones.',
    more: 'India, South Africa and Switzerland have sockets of their own, so take a world adapter. Your phone must be unlocked for an eSIM. China blocks many Western apps without a VPN or roaming.',
  },
  'time-zones': {
    say: 'All times here are local to each airport, so a flight can land “before” it left or a day later; the card marks the day. I don’t keep a clock of the world, but your phone’s world clock shows the difference. Against jet lag live by the new time at once: light in the morning after flying east, in the evening after flying west. Allow about a day for each hour or two of difference.',
    more: 'Flying east is harder. Sleep on the plane if it’s night there, drink water, and go easy on coffee and alcohol. Clocks change in Europe on the last Sundays of March and October, in the US on the second Sunday of March and the first of November.',
    details: [
      [
        'jet-lag',
        'Live by the new time as soon as you board. After flying east, look for light in the morning and go to bed early; after flying west, stay in the evening light. Drink water, nap no longer than half an hour, and allow about a day for each hour or two of difference. East is harder than west.',
      ],
    ],
  },
  directions: {
    say: 'I can’t see where you are, and a map app finds the way on the ground better than I can. I know airports: name a town and I’ll find the nearest one with flights.',
    more: 'Download an offline map before you leave, so that you can find your way without data.',
  },
  translation: {
    say: 'I’m no translator; an app such as Google Translate or DeepL is, and it works offline once you’ve downloaded the language. English is enough in most airports and hotels. Hello, please and thank you in the local language go a long way.',
    more: 'Save your hotel’s address and any allergy as a card in the local language. The camera in a translation app reads menus and signs.',
  },
  'where-to-go': {
    say: 'Tell me where you start from, the month, and what matters, such as warmth, a beach, a city or a price, and I’ll propose places with their fares.',
    more: 'For example: “from Leeds in May, warm, a beach, under £200”. I rank places by fare and by their usual weather.',
  },
  sights: {
    say: 'Name the place and how many days you have, and I’ll plan what to see, day by day, with a map and a budget.',
    more: 'Say what you like, such as museums, food, walks or something for children, and whether you’d like it slow or full.',
  },
} satisfies Partial<Record<Topic, GuideAnswer>>
