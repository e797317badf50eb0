import type { backupsMessages } from "../../../domain/messages/backups";

/** Messages about backups, drills and restores, in Hindi. */
export const backups: Record<keyof typeof backupsMessages, string> = {
  "backup.empty": "बैकअप की फ़ाइल खाली है। दूसरा बैकअप लें।",
  "backup.notTar": "यह फ़ाइल इस प्रोडक्ट का बैकअप नहीं है। दूसरी फ़ाइल लें।",
  "backup.noManifest": "बैकअप में सूची (manifest) नहीं है। दूसरा बैकअप लें।",
  "backup.truncated": "बैकअप बीच में ही खत्म होता है। दूसरा बैकअप लें।",
  "backup.damaged": "बैकअप खराब है। दूसरा बैकअप लें।",
  "backup.wrongCount":
    "बैकअप में %{table} की %{found} लाइनें हैं, सूची के हिसाब से %{expected} होनी चाहिए। दूसरा बैकअप लें।",
  "backup.changedRows": "बैकअप बनने के बाद उसमें %{table} की लाइनें बदली गईं। दूसरा बैकअप लें।",
  "backup.differs": "%{table} की लाइनें बैकअप से अलग आईं। कुछ नहीं बदला गया।",
  "backup.wrongKey": "बैकअप खोला नहीं जा सकता: वह दूसरे पासफ़्रेज़ या की से बंद किया गया था।",
  "backup.noKey": "बैकअप एन्क्रिप्टेड है। उसका पासफ़्रेज़ दें, या BACKUP_PASSPHRASE या BACKUP_IDENTITY सेट करें।",
  "backup.noIdentity":
    "सर्वर के पास अपने बैकअप की गुप्त की नहीं है, इसलिए रीस्टोर जाँचा नहीं जा सकता। BACKUP_IDENTITY सेट करें।",
  "backup.newer":
    "बैकअप में वर्ज़न %{version} का स्कीमा %{schema} है। वर्ज़न %{own} स्कीमा %{known} तक जानता है: पहले नया वर्ज़न इंस्टॉल करें।",
  "backup.notFound": "%{place} में बैकअप %{name} नहीं है।",
  "backup.none": "अभी कोई बैकअप नहीं है। पहले एक बनाएँ।",
  "backup.exists": "%{name} पहले से है। दूसरा नाम चुनें।",
  "backup.diskFull": "%{place} की डिस्क भर गई है। जगह बनाकर फिर से कोशिश करें; पुराने बैकअप बने रहेंगे।",
  "backup.notWritable": "%{place} को पढ़ा या लिखा नहीं जा सकता। फ़ोल्डर और उसकी अनुमतियाँ जाँचें।",
  "backup.storageAway": "%{place} का स्टोरेज जवाब नहीं देता। नेटवर्क जाँचकर फिर से कोशिश करें।",
  "backup.storageRefused": "%{place} के स्टोरेज ने मना किया (%{status})। उसका पता और की जाँचें।",
  "backup.storageClock": "इस मशीन की घड़ी गलत है, इसलिए %{place} के स्टोरेज ने मना किया। घड़ी ठीक करें।",
  "backup.mayNotCreate": "रोल %{role} डेटाबेस नहीं बना सकता: ALTER ROLE %{role} CREATEDB चलाएँ।",
  "backup.stillUsed": "दूसरे प्रोग्राम डेटाबेस से जुड़े हैं। कुछ नहीं बदला गया। उन्हें रोककर फिर से कोशिश करें।",
  "backup.interrupted": "पूरा होने से पहले सर्वर रुक गया। इसका कुछ नहीं रखा गया।",
  "backup.running": "एक बैकअप, जाँच या रीस्टोर चल रहा है। उसके खत्म होने तक रुकें।",
  "backup.signIn": "रीस्टोर किए डेटा में कोई साइन इन नहीं कर सका।",
  "backup.unknown": "यह नहीं हो सका। कारण सर्वर के लॉग में है।",
  "backup.off": "यह सर्वर बैकअप नहीं बनाता।",
  "backup.typeName": "बैकअप का नाम टाइप करें",
  "backup.lastFailed": "पिछला बैकअप नहीं बन सका। %{reason}",
  "backup.lastDrillFailed": "पिछली जाँच असफल रही। %{reason}",
  "backup.diskLow":
    "%{place} की डिस्क पर केवल %{megabytes} MB खाली है। जगह बनाएँ: डिस्क भर जाने पर कुछ भी सेव नहीं हो सकता।",
  "clock.differs": "इस मशीन की घड़ी %{source} की घड़ी से %{minutes} अलग है। घड़ी ठीक करें।",
  "clock.future": "सबसे नए %{what} का समय %{minutes} आगे है। इस मशीन की घड़ी जाँचें।",
  "clock.database": "डेटाबेस",
  "clock.backup": "बैकअप",
  "clock.change": "बदलाव",
  "this.backup": "यह बैकअप",
};
