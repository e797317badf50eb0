import type { SiteTexts } from "../catalogues";

/** The default facts about the company, in Hindi. The owner's own words replace them. */
export const facts: SiteTexts["facts"] = {
  "Chikkabanavara, Bengaluru": "चिक्कबाणावर, बेंगलुरु",
  "Corrugated boxes, sheets and rolls in 3, 5, 7 and 9 ply, made to size in Bengaluru since 2006.":
    "3, 5, 7 और 9 प्लाई के कोरुगेटेड बॉक्स, शीट और रोल, 2006 से बेंगलुरु में आपके साइज़ में।",
  "Crafting Trust, One Box at a Time.": "हर बॉक्स के साथ भरोसा।",
  "Unit 1": "यूनिट 1",
  "Unit 2": "यूनिट 2",
  Founder: "संस्थापक",
  "Started the plant in 2006.": "2006 में प्लांट की शुरुआत की।",
  "Operational head": "संचालन प्रमुख",
  "Runs both units, from the reel store to the loading bay.":
    "रील के स्टोर से लोडिंग तक, दोनों यूनिटों का संचालन।",
  "Years in business": "साल का काम",
  "Clients served": "ग्राहक",
  "Boxes produced": "बॉक्स बनाए",
  Satisfaction: "संतुष्टि",
  "Nature of business": "कारोबार का प्रकार",
  Manufacturer: "निर्माता",
  "Legal status": "कानूनी स्थिति",
  Proprietorship: "प्रोप्राइटरशिप",
  Established: "स्थापना",
  "2006": "2006",
  Employees: "कर्मचारी",
  "Up to 70": "70 तक",
  "Annual turnover": "सालाना टर्नओवर",
  "Rs. 10-15 Cr": "₹ 10-15 करोड़",
  "Factory units": "फ़ैक्टरी यूनिट",
  "2, both in Chikkabanavara": "2, दोनों चिक्कबाणावर में",
  Design: "डिज़ाइन",
  "Draws the box for its load: style, inside measures, ply and print.":
    "भार के हिसाब से बॉक्स डिज़ाइन करती है: प्रकार, अंदर के नाप, प्लाई और प्रिंट।",
  Corrugation: "कोरुगेशन",
  "Turns reels of kraft paper into board of 3 to 9 plies.":
    "क्राफ़्ट पेपर की रीलों से 3 से 9 प्लाई का बोर्ड बनाती है।",
  "Printing and punching": "प्रिंटिंग और पंचिंग",
  "Prints the board, slots it, punches it and makes it up.":
    "बोर्ड पर प्रिंटिंग, स्लॉटिंग और पंचिंग करके बॉक्स तैयार करती है।",
  "Quality and stores": "क्वालिटी और स्टोर",
  "Weighs and labels every reel, and knows which order it ran for.":
    "हर रील को तौलकर लेबल लगाती है, और जानती है कि वह किस ऑर्डर में लगी।",
  "Orders and dispatch": "ऑर्डर और डिस्पैच",
  "Takes the order, follows it to the lorry and answers the phone.":
    "ऑर्डर लेती है, ट्रक तक उस पर नज़र रखती है और फ़ोन पर जवाब देती है।",
};
