/** Taking up the bot's offer of a person, in all languages: a message that says nothing else. */
export const yesWords =
  'yes, yeah, yep, yup, ya, yes please, sure, of course, absolutely, definitely, please, please do, go ahead, do it, do that, that would be great, that would be nice, i would, i would like that, id like that, id love that, connect me, why not, pls, plz, y, お願い, お願いします, お願いいたします, お願いできますか, ぜひ, ぜひお願いします, そうしてください, つないでください, いいです, おねがいします, onegaishimasu, 是, 是的, 对, 對, 需要, 要, 可以, 可以的, 麻烦了, 麻煩了, 麻烦你, 麻煩你, 请, 請, 当然, 當然, 转吧, 轉吧, 좋아요, 부탁해요, 부탁드려요, 부탁드립니다, 부탁합니다, 그렇게 해주세요, 연결해 주세요, 원해요, 원합니다, 물론, 물론이죠, iya, iyaa, iya boleh, ya boleh, boleh, bole, mau, ya mau, mahu, nak, nak nak, tolong, ya tolong, silakan, sila, betul, setuju, gas, lanjut, bisa, ใช่, ได้, ได้เลย, ต้องการ, เอา, เอาเลย, อยาก, จัดมา, ได้ค่ะ, có, đúng, đúng rồi, được, được ạ, đồng ý, muốn, cần, opo, oo, oo naman, gusto ko, pwede, pwede po, go, نعم, أجل, ايوه, أيوه, ايوا, أيوا, اي, إي, ايه, موافق, من فضلك, لو سمحت, ياريت, يا ريت, طبعا, اكيد, أكيد, أريد, ابغى, ابي, عايز, بدي, हां, जी हां, हां जी, जरूर, बिल्कुल, हो, करवा दो, करा दो, कर दो, करवा दीजिए, चाहूंगा, चाहूंगी, चाहिए, haan, han, ji haan, haan ji, zaroor, jarur, bilkul, kara do, karwa do, kar do, chahiye, ஆம், ஆமா, ஆமாம், வேண்டும், வேணும், கண்டிப்பாக, நிச்சயமாக, பேசலாம், aama, aamaa, venum, হ্যাঁ, হ্যা, হা, চাই, অবশ্যই, দিন, দেন, করুন, hae, hya, chai, అవును, అవునండి, కావాలి, తప్పకుండా, చేయండి, avunu, kavali';

/** The same, unless thanks stand beside it: then it ends the conversation as well. */
export const fineWords =
  'ok, okay, okey, k, alright, sounds good, はい, うん, ええ, はーい, hai, いいですね, 好, 好的, 好啊, 好呀, 嗯, 嗯嗯, 行, 行的, 没问题, 沒問題, 네, 넵, 예, 응, 어, 그래요, 좋습니다, baik, oke, ค่ะ, ครับ, คับ, โอเค, ตกลง, ดีเลย, vâng, dạ, ừ, uh, ok luôn, sige, sige po, حسنا, تمام, اوكي, اوك, طيب, ماشي, ठीक है, ठीक, जी, ओके, theek hai, thik hai, thik h, ji, ha, haa, சரி, சரிங்க, ஓகே, seri, sari, ঠিক আছে, ওকে, আচ্ছা, জি, জী, thik ache, సరే, సరేనండి, ఓకే, sare';

export const thanksWords =
  'thanks, thank you, thankyou, terima kasih, makasih, ありがとう, ありがとうございます, 谢谢, 謝謝, 감사합니다, ขอบคุณ, ขอบคุณค่ะ, cảm ơn, شكرا, धन्यवाद, शुक्रिया, dhanyavad, shukriya, நன்றி, ধন্যবাদ, ధన్యవాదాలు, salamat, salamat po, ขอบคุณครับ, 고마워요, 고맙습니다, cam on, thx, ty, 多谢, 多謝, makasi, trims, tq';

/** Words that change nothing beside those. */
export const besideYes =
  'kindly, then, that, it, me, to, a, person, human, someone, and, now, po, naman, nga, kak, min, ya, deh, dong, saja, aja, lah, la, cik, encik, です, ます, ね, よ, の, で, 吧, 啊, 呀, 了, 요, นะ, นะคะ, นะครับ, ค่ะ, คะ, ครับ, ạ, nhé, nha, em, bạn, जी, प्लीज, please, ப்ளீஸ், প্লিজ, భాই, ప్లీజ్, అండి, ji, sir, bhai';
