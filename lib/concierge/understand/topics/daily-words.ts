/** Words of daily life, for what general assistants are asked; the form is that of the travel words. */
export const DAILY_WORDS: Record<string, string> = {
  YOU: 'you, u, ya, yourself, urself',
  YOUR: 'your, yours, ur, you have, do you have, are you, you are, youre',
  MY: 'my, mine, our, i, me, im, ive',
  OWN: 'my, mine, our, ours',
  NEED: 'need, want, would like, id like, get, please, help, looking for, require, can you, could you, let me, wanna, gotta, have to, like, wish, want to',
  BOOK: 'book, booking, reserve, reservation, schedule, arrange, purchase, buy, order, find, search, look up, search for, looking for, look for, set up, show me, reserving, get me, locate',
  WHEN: 'when, what time, how soon, what date, what day, how long until, how much longer, how long',
  STATUS:
    'status, update, on time, delayed, delay, late, latest, running late, progress, ontime, on schedule, punctual, cancelled, canceled, tracking, word on',
  MONTH: `january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sept, oct, nov, dec`,
  DAY: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday, tomorrow, tonight, today, weekend, next week, this week, day, night, week',
  CARD: 'card, creditcard, credit card, debit card, debitcard, mastercard, master card, visa card, amex, american express, discover card, cc, credit cards, bank card, platinum card',
  ACCOUNT: `account, checking, savings, bank account, college fund, money market, saving, checking account, savings account`,
  TIRE: 'tire, tyre, tires',
  CAR_PART:
    'engine, oil, tire, tyre, battery, brake, check engine, transmission, gas tank, fuel, windshield, tune up, maintenance, muffler, engine light, tires, jumper cable, oil change, coolant, radiator, jump start, jumpstart, jumper cables',
  FOOD: `food, meal, dinner, lunch, breakfast, dish, recipe, pizza, chicken, beef, pork, rice, pasta, salad, soup, bread, cheese, egg, butter, milk, flour, sugar, pancake, cake, cookie, burger, turkey, fish,
    salmon, steak, taco, lasagna, curry, potato, banana, apple, fries, sandwich, stew, roast, pie, casserole, sauce, bacon, ham, shrimp, spaghetti, meatloaf, brownie, chips, carrot, vegetable, fruit, yogurt,
    oil, olive oil, vinegar, cream, chili, noodles, waffles, sushi, leftover, leftovers, snack, dessert, oatmeal, beans, sausage, meat, eggs, ribs, french fries, chocolate, ice cream, tuna, omelet, omelette, mushroom,
    tomato, lettuce, spinach, onion, garlic, avocado, cereal, honey, tofu, meatball, wings, muffin, donut, doughnut, candy, nut, peanut, almond, burrito, enchilada, quesadilla, guacamole, salsa, gravy, broth, mayo,
    ketchup, mustard, spice, pepper, salt, tea, coffee, soda, juice, beer, wine, smoothie, pot roast, lobster, crab, oreo, cheesecake, hamburger, hot dog, hotdog`,
  RESTAURANT: `restaurant, table, diner, dinner reservation, steakhouse, red lobster, olive garden, applebees, chilis, ihop, red robin, outback, bistro, cafe, eatery, place to eat, places to eat, somewhere to eat, cheesecake
    factory, wendys, pizzeria, bar and grill, grill, grille, buffet, taco bell, burger king, dinner table, pub, barbecue, bbq, steak house, deli, pizza hut, panera, chipotle, kfc, dominos, papa johns, brunch`,
  COOK: 'cook, bake, boil, fry, grill, prepare, make, oven, microwave, roast, cooking, baking, slow cooker, prep time, cook time, simmer, steam',
  CALENDAR: 'calendar, schedule, agenda, appointment, event, planner',
  LIST: 'list, todo, to do list, shopping list, grocery list, task, tasks, chores, chore, groceries',
  MUSIC: 'song, music, playlist, track, album, artist, tune, spotify, pandora, band, radio station, jam',
  PHONE: 'phone, cell phone, cellphone, iphone, mobile, smartphone, device, bluetooth',
  HOME: `light, lights, lamp, thermostat, door, fan, tv, television, heater, ac, air conditioner, air conditioning, lock the, garage, living room, bedroom, kitchen, alarm system, blinds, curtains, front door, vacuum, stereo,
    dishwasher, washer, security system, porch`,
  VACATION_DAYS:
    'pto, vacation day, vacation days, vacation time, day off, days off, time off, paid time off, vacation request, leave request, paid leave, sick day, vacation off, personal day, vacation hours, holiday allowance, annual leave',
  PAY: 'paid, paycheck, payday, salary, income, wage, wages, pay day, earn, earnings, pay check, paycheque, payroll, direct deposit, raise, pay stub',
  INSURANCE:
    'insurance, health plan, health benefits, health care, coverage, insurance plan, insurance policy, policy, my benefits, our benefits, healthcare, deductible, insurance provider',
  BILL: 'bill, bills, electric bill, water bill, utility bill, cable bill, electricity, rent payment, invoice, mortgage payment, utilities, minimum payment, min payment, phone bill, payment',
  NAME: 'name, named, call me, call you, nickname, names',
  UNIT: `inch, feet, foot, yard, mile, kilometer, meter, centimeter, cup, tablespoon, teaspoon, ounce, gram, kilogram, kg, gallon, liter, litre, quart, pint, celsius, fahrenheit, pound, lb, cm, mm, km, metre, tbsp, tsp, oz,
    acre, ton, ml, milliliter, tablespoons, inches, degrees`,
  MATH: 'plus, minus, times, divided, multiply, multiplied, subtract, square root, percent of, divide, math, sum of, algebra, calculate, equation, add, percentage, squared, calculator, cubed, arithmetic, fraction, exponent',
  MEETING: 'meeting, meet, meetings, conference, conference room, meeting room, appointment',
  RESET:
    'factory settings, factory setting, original settings, default settings, default setting, reset, factory reset, restore default, factory, defaults, original setting',
  VOICE:
    'volume, louder, quieter, speak up, speak slower, speak faster, slower, accent, whisper, voice, sound, softer, male voice, female voice, talk, speech, speak, speaking, talking, loud, quiet mode, mute',
  REMINDER: 'reminder, remind, reminders, remember to',
  SPENDING:
    'spent, spending, spend, expenses, transactions, transaction, purchases, purchase history, recent transactions, transaction history, bought, purchased, spending history',
  CREDIT:
    'credit score, credit rating, credit limit, apr, annual percentage rate, interest rate, credit, line of credit, credit report, interest',
  LOAN_ODD:
    'loan, mortgage, overdraft, stock, share, shares, invest, investing, investment, bitcoin, crypto, retirement, bankruptcy, wire transfer, dow',
  KNOWLEDGE: `who is, who was, who were, who are, who has, who did, who won, when was, when did, how did, why do, why is, why are, why does, why did, president, capital of, population, invented, war, history, formula, planet, theory, movie, film,
    author, actor, actress, team, game, score, season, album released, released, novel, famous, century, oscars, nfl, nba, championship, player, coach, science, chemical, universe, species, evolution, politics, election, senator, congress`,
}
