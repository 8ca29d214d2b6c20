/** Everyday characters that only one writing of Chinese uses. */
const simplified = new Set(
  '们这个说时国会来对为过还发从关开间应动现实业务产车东乐买卖网页请问吗让给钱电话长门见观视觉认识语读写书学习体头价货单运费订购员团园图场块声处备复妇妈宝宽宾导师带帮广庆库当录总惊户护报担择挥损换据数断无旧显暂术机权条极构树样档检楼欢汉汤洁测济涨温湾满灯灵点烟烦烧热爱状独环码确种积称税稳笔简红约级纪纸线练组细织终结绝统继续维综绿编缩罗罚职联胜脏脑脚艺节药获营虽补装规记讲许论设访证评词译试该详误课谁调谈谢负财责败质贵贸资赏赛转轮软轻载较辆输边达远连迟适选递释针钟铁银销锁错键镇镜闭闲闻阅阶际陆险难静顶项顺须顾预领频题额飞饭饮馆验鱼鲜鸡麦龄众优传伤伦侧决况冻净减凤办劳势医华协卫厂历压厅县参双变叶号吨听启义乡创区严兰亚币刚则别刘剧劲勋',
);
const traditional = new Set(
  '們這個說時國會來對為過還發從關開間應動現實業務產車東樂買賣網頁請問嗎讓給錢電話長門見觀視覺認識語讀寫書學習體頭價貨單運費訂購員團園圖場塊聲處備復婦媽寶寬賓導師帶幫廣慶庫當錄總驚戶護報擔擇揮損換據數斷無舊顯暫術機權條極構樹樣檔檢樓歡漢湯潔測濟漲溫灣滿燈靈點煙煩燒熱愛狀獨環碼確種積稱稅穩筆簡紅約級紀紙線練組細織終結絕統繼續維綜綠編縮羅罰職聯勝髒腦腳藝節藥獲營雖補裝規記講許論設訪證評詞譯試該詳誤課誰調談謝負財責敗質貴貿資賞賽轉輪軟輕載較輛輸邊達遠連遲適選遞釋針鐘鐵銀銷鎖錯鍵鎮鏡閉閒聞閱階際陸險難靜頂項順須顧預領頻題額飛飯飲館驗魚鮮雞麥齡眾優傳傷倫側決況凍淨減鳳辦勞勢醫華協衛廠歷壓廳縣參雙變葉號噸聽啟義鄉創區嚴蘭亞幣剛則別劉劇勁勳沒麼裡後嘅喺',
);

/** Counts the characters of a text that only one writing of Chinese uses. */
export function countChinese(text: string): { simplified: number; traditional: number } {
  const counts = { simplified: 0, traditional: 0 };
  for (const letter of text) {
    if (simplified.has(letter)) counts.simplified++;
    else if (traditional.has(letter)) counts.traditional++;
  }
  return counts;
}

/** Returns which writing of Chinese a text uses, or null if its characters do not show it. */
export function chineseScript(text: string): 'zh-Hans' | 'zh-Hant' | null {
  const counts = countChinese(text);
  if (counts.simplified === counts.traditional) return null;
  return counts.simplified > counts.traditional ? 'zh-Hans' : 'zh-Hant';
}
