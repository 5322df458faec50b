/** The end of the listing, line by line as our copy of it reads. */
export const part2 = String.raw`
translate (p10, '10').
translate (p11, '11').
translate (p12, '12').
translate (p13, '13').
translate (p14, '14').
translate (p15, '15').
translate (p16, '16').
translate (p17, '17').
translate (p18, '18').
translate (p19, '19').
translate (p20, '20').
{\tt translate}\,(\,p21\,,\,'2\,1\,\,')\,.
translate (p22, '22').
translate (p23, '23').
translate (p24, '24').
translate (p25, '25').
translate (p26, '26').
translate (p27, '27').
translate (p28, '28').
translate (p29, '29').
translate (p30, '30').
translate (p31, '31').
translate (p32, '32').
translate (p33, '33').
translate (p34, '34').
translate (p35, '35').
translate (p36, '36').
translate (p37, '37').
translate (p38, '38').
translate (p39, '39').
translate (p40, '40').
translate(p41, '41').
translate (p42, '42').`;
