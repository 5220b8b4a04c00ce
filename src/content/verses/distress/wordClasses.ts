/** Classes of words that phrases of danger name in capitals. A word with `_` is two words. */
export const wordClasses: Record<string, string> = {
  PARTNER: `husband wife boyfriend girlfriend partner fiance ex ex_husband ex_boyfriend sponsor hubby baby_daddy`,
  ELDER: `
    father dad daddy mother mum mom mummy stepfather stepdad stepmother stepmum uncle aunt aunty auntie brother sister
    stepbrother cousin grandfather grandpa grandmother guardian teacher headteacher principal coach tutor parents in_law
    in_laws father_in_law mother_in_law brother_in_law househelp house_help houseboy matron master
  `,
  AUTHORITY: `
    pastor bishop priest prophet apostle elder deacon boss employer supervisor manager lecturer neighbour landlord driver
    policeman police officer watchman soldier doctor gang thugs men boys man caretaker madam prefect
  `,
  PEOPLE: `
    they brothers sisters cousins uncles relatives family clan people men boys gang gangs villagers neighbours thugs
    police officers soldiers someone somebody in_laws sons
  `,
  HITS: `
    beats hits hit beat beating hitting slaps slapped slapping kicks kicked kicking punches punched chokes choked choking
    strangles strangled strangling burns burnt burned whips whipped canes caned batters battered stabs stabbed bites bit
    drags dragged assaults assaulted abuses abused tortures tortured bruises scalded
  `,
  PRIVATE: `
    breast breasts thigh thighs private privates down_there bottom butt buttocks bum vagina penis underwear panties skirt dress
    inappropriately sexually body badly wrongly
  `,
  CHILD_OR_KIN: `
    daughter son child boy girl niece nephew sister brother cousin wife husband friend kid teenager student roommate she he
    they girlfriend boyfriend mother mum dad father
  `,
  ANYMORE: 'anymore any_more any_longer no_more',
  PILLS: `
    pills pill tablets tablet panadol panadols paracetamol piriton piritons painkillers medicine medication drugs sleeping_pills
    capsules arvs antidepressants tabs meds insulin
  `,
  POISON: `
    poison dip cow_dip rat_poison ratpoison pesticide pesticides insecticide acaricide herbicide bleach jik acid detergent
    harpic dettol weedkiller weed_killer triatix doom roundup paraffin kerosene battery_acid sumu organophosphate toilet_cleaner
    ant_killer insect_killer rat_rat fertilizer cyanide mercury diazinon brake_fluid tick_wash chlorine antifreeze phosphide
    hair_dye hair_relaxer relaxer thinner turpentine petrol
  `,
  DRANK: 'drank drunk swallowed ate eaten ingested swallowing drinking chewed chewing',
  MANY: `
    all many whole bottle packet box strip handful forty fifty thirty twenty sixty ten fifteen hundred everything too_many
    overdose 10 12 15 16 18 20 24 25 30 35 36 40 45 48 50 60 70 80 90 100 200 tin pack
  `,
  MANY_SW:
    'zote vyote yote nyingi mingi vingi mob kibao ishirini thelathini arobaini hamsini sitini kumi 20 30 40 50 60 pakiti chupa',
  DRANK_SW: `
    nimekunywa amekunywa alikunywa nilikunywa nishakunywa nikanywa akanywa wamekunywa nimekunywaa nmekunywa nimemanga
    nimetafuna ametafuna alitafuna nilitafuna amebugia nimebugia nimeoverdose ameoverdose nimedrink amedrink nimemeza amemeza alimeza nilimeza
  `,
  MEZA_SW:
    'nimemeza amemeza alimeza nilimeza nameza ninameza anameza nimeswallow ameswallow nimetake ametake nimebugia amebugia nmemeza wamemeza',
  POISON_SW: `
    sumu mafuta_ya_taa asidi dawa_ya_panya dawa_ya_mende dawa_ya_kupe dawa_ya_wadudu dawa_ya_kuosha dawa_ya_magugu
    dawa_ya_mifugo dawa_ya_nzi dawa_ya_kuua dawa_ya_ng dawa_ya_ng'ombe jik acid dip
  `,
  PILLS_SW:
    'vidonge_vyote dawa_zote dawa_nyingi dawa_mingi dawa_mob dawa_kibao madawa tembe_zote tembe vidonge_vingi dawa_zangu_zote yote_bana',
  HURT_PAST:
    'hit pushed strangled choked stabbed shook beat beaten kicked fell shot ran_over swallowed overdose overdosed',
  PIGA_SW:
    'nimempiga amempiga alimpiga nimemsukuma nimemkaba nimemdunga nimemchapa walimpiga kumpiga nilimpiga kupigwa amepigwa',
  HEIGHT: `
    roof bridge footbridge flyover edge ledge balcony railway rails tracks cliff quarry escarpment dam river railway_line rooftop railing
    roysambu ocean lake train reli daraja paa ghorofa
  `,
  ON_HEIGHT:
    'on_the on_da on_top_of at_the at_a standing_on sitting_on juu_ya on_a stands_on on edge_of by_the near_the',
  KWA_HEIGHT: `
    kwa_roof kwa_bridge kwa_reli kwa_balcony kwenye_daraja juu_ya_paa juu_ya_daraja juu_ya_bridge ukingoni juu_ya_ghorofa
    kwa_daraja kando_ya_bwawa kwa_dam juu_ya_roof
  `,
  ARMED:
    'with_a_knife with_a_gun with_a_panga with_pangas na_panga na_bunduki na_kisu na_bisu ameshika_kisu ameshika_bisu ameshika_panga with_an_axe with_petrol na_mapanga with_guns',
  WATER: 'lake river dam sea ocean pool well canal falls',
  WATER_SW: 'kisima* mto mtoni bwawa* ziwa* bahari*',
  WALK_INTO: 'walk walking drive driving jump jumping step stepping ride riding crash crashing throw throwing swerve',
  BODY: `
    nose arm arms leg legs rib ribs tooth teeth jaw wrist finger fingers skull collar_bone collarbone knee hand hands bone
    bones
  `,
  WEAPON:
    'knife gun guns panga pangas machete axe petrol hammer kisu bisu jisu bunduki mapanga shoka rungu petroli club pistol visu',
  WANT_SW: `
    nataka ninataka natamani nimeamua nimepanga napanga nadai naplan nawaza nafikiria heri afadhali bora naomba najiskia
    najisikia naskia nahisi niko_tayari naeza nitaka anataka anatamani nataka_tu naskia_tu nadai_tu wacha acha_tu niko_ready ngoja
  `,
  KUISHI: 'kuishi kuwa_hai kua_hai kukuwa_hai',
  PESTS: `
    rats mice cockroaches roaches bedbugs bed_bugs ants termites fleas ticks aphids weeds mosquitoes panya mende kunguni
    mchwa siafu viroboto wadudu magugu panya_wote panya_wengi
  `,
  NOT: 'dont not never no didnt wont cannot cant once used refuse',
  KILL_SELF: `
    kill_myself hang_myself end_my_life end_my_own_life take_my_life take_my_own_life end_it_all finish_my_life
    finish_myself drown_myself shoot_myself poison_myself stab_myself commit_suicide end_this_life end_myself
  `,
  KILLING_SELF: `
    killing_myself hanging_myself ending_my_life ending_it_all taking_my_life taking_my_own_life drowning_myself
    shooting_myself poisoning_myself suicide stabbing_myself committing_suicide
  `,
  OF_SIN: 'of in with as serving well to seriously back by at laughing working between single',
  WISH_SW: `
    nataka ntaka natamani ninataka ninatamani nadai nimeamua nimepanga napanga nawaza nafikiria naskia_kama nahisi najiskia
    najisikia afadhali heri bora naskia naona
  `,
  KUFA: `
    kufa kujiua kujinyonga kujimada kujitoa_uhai kujidedisha kujitoa_roho kudedi kudie nife nijiue nidedi nijinyonge
    kujimaliza nikufe kujirusha
  `,
};
